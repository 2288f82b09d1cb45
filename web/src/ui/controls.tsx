/** Buttons, links that look like them, and fields. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

type Look = "plain" | "strong" | "quiet";

type ButtonProps = Omit<JSX.HTMLAttributes<HTMLButtonElement>, "icon"> & {
  look?: Look;
  busy?: boolean;
  children: ComponentChildren;
  disabled?: boolean;
  type?: "button" | "submit";
};

export function Button({ look = "plain", busy, children, disabled, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button ${look}`} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {children}
    </button>
  );
}

export function LinkButton(
  { look = "plain", href, children }: { look?: Look; href: string; children: ComponentChildren },
) {
  return <a class={`button ${look}`} href={href}>{children}</a>;
}

type Choice = { value: string; label: string };

export function Select(props: { label: string; value: string; choices: Choice[]; onChoose: (value: string) => void }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.onChoose(event.currentTarget.value)}>
        {props.choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
      </select>
    </div>
  );
}

type TextProps = {
  label: string;
  value: string;
  onInput: (value: string) => void;
  maxLength?: number;
};

export function TextField(props: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        value={props.value}
        maxLength={props.maxLength}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
}

export function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}

/** Radio buttons, side by side. */
export function Segments(
  props: { label: string; value: string; choices: Choice[]; onChoose: (value: string) => void },
) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend>{props.label}</legend>
      <div>
        {props.choices.map((choice) => (
          <label key={choice.value} class={choice.value === props.value ? "taken" : ""}>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              onChange={() => props.onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
