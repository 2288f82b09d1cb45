/** Components that are rendered again only if one of their properties is another: drawings depend on nothing else. */
import { Component, type ComponentChild, type ComponentType } from "preact";

/** Whether two sets of properties have the same names and values. */
function alike(some: object, others: object): boolean {
  const [mine, theirs] = [some as Record<string, unknown>, others as Record<string, unknown>];
  for (const name in mine) if (!(name in theirs)) return false;
  for (const name in theirs) if (mine[name] !== theirs[name]) return false;
  return true;
}

/** Make a component of a function that draws its properties. It may read signals, and has no hooks. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(props: Props, state: object): boolean {
      return state !== this.state || !alike(this.props, props);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
