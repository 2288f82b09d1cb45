// A page that shows every drawing, to look at them. In web/:
//   deno bundle --platform browser -o src/art/gallery/gallery.js src/art/gallery/gallery.tsx
// then serve src/art (`python -m http.server`) and open gallery/index.html, with ?theme=dark, ?contrast=on or ?grey=on.

import { render } from "preact";
import type { ComponentChildren, JSX } from "preact";
import { Banner, BoatPicture, Token } from "../../drawings/emblem.tsx";
import { ChartPage } from "./chart_page.tsx";
import { MatShelf, MediterraneanShelf, NeptunShelf, TempleShelf } from "./table_page.tsx";
import { GROUPS, Icon, type IconName } from "../../drawings/icon.tsx";

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

function Emblems(): JSX.Element {
  return (
    <Section name="emblems">
      <div class="row">
        {[..."ABCDEF"].map((initial, seat) => (
          <span key={seat}>
            {[16, 24, 48].map((size) => <Token key={size} seat={seat} initial={initial} size={size} />)}
            <BoatPicture seat={seat} initial={initial} size={72} />
            <Banner seat={seat} initial={initial} size={72} />
          </span>
        ))}
      </div>
    </Section>
  );
}

function Charts(): JSX.Element {
  return (
    <>
      <Section name="chart">
        <ChartPage />
      </Section>
      <Section name="phone">
        <div style={{ width: "360px", height: "420px", overflow: "hidden" }}>
          <ChartPage view={[660, 170, 360]} scale={0.85} />
        </div>
      </Section>
    </>
  );
}

render(
  <>
    <Charts />
    <NeptunShelf />
    <TempleShelf />
    <MediterraneanShelf />
    <MatShelf />
    <Emblems />
    <Icons />
  </>,
  document.body,
);
