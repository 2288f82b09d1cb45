// A page that shows every drawing, to look at them. In web/:
//   deno bundle --platform browser -o src/games/gallery/gallery.js src/games/gallery/gallery.tsx
// then serve src (`python -m http.server`) and open games/gallery/index.html, with ?theme=dark, ?contrast=on or ?grey=on.

import { render } from "preact";
import type { ComponentChildren, JSX } from "preact";
import { Banner, BoatPicture, Token } from "../../drawings/emblem.tsx";
import { ChartPage } from "./chart_page.tsx";
import { MatShelf, MediterraneanShelf, NeptunShelf, TempleShelf } from "./table_page.tsx";
import type { IconSet } from "../../drawings/icon_set.tsx";
import { goods } from "../../drawings/icons/goods.ts";
import { signs } from "../../drawings/icons/interface.ts";
import { places } from "../../drawings/icons/places.ts";
import * as mediterranean from "../mediterranean/drawings/icon.ts";
import { buildings } from "../mediterranean/drawings/icons/buildings.ts";
import { calamities } from "../mediterranean/drawings/icons/calamities.ts";
import { ideas } from "../mediterranean/drawings/icons/ideas.ts";
import { things } from "../mediterranean/drawings/icons/things.ts";
import * as neptun from "../neptun/drawings/icon.ts";
import { things as neptunThings } from "../neptun/drawings/icons.ts";

/** Groups of icons, each with the component that draws them. */
const GROUPS: [group: string, names: string[], Icon: IconSet<string>["Icon"]][] = [
  ["neptun", Object.keys(neptunThings), neptun.Icon as IconSet<string>["Icon"]],
  ...Object.entries({ goods, places, ideas, things, buildings, calamities, signs }).map((
    [group, icons],
  ): (typeof GROUPS)[number] => [group, Object.keys(icons), mediterranean.Icon as IconSet<string>["Icon"]]),
];

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
      {GROUPS.map(([group, names, Icon]) => (
        <Section name={group} key={group}>
          <div class="icons">
            {names.map((name) => (
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
