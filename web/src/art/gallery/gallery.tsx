// A page that shows every drawing, to look at them: `deno task gallery`, then open web/gallery/index.html.

import { render } from "preact";
import type { ComponentChildren, JSX } from "preact";
import { GROUPS, Icon, type IconName } from "../icon.tsx";

function Section({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <section id={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Icons(): JSX.Element {
  return (
    <>
      {Object.entries(GROUPS).map(([group, icons]) => (
        <Section name={group} key={group}>
          <div class="icons">
            {(Object.keys(icons) as IconName[]).map((name) => (
              <figure key={name}>
                {[16, 24, 48, 96].map((size) => <Icon key={size} name={name} size={size} />)}
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}

render(<Icons />, document.body);
