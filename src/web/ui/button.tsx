import type { ButtonHTMLAttributes, Ref } from "react";
import { shownKeys } from "../app/keys.ts";
import { Icon, type IconName } from "./icon.tsx";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type"> & {
  /** `main`: the one thing to do here. `plain`: a choice beside it. `quiet`: at the edge. */
  look?: "main" | "plain" | "quiet" | "danger";
  icon?: IconName;
  /** Shown beside the label; the key itself is an action's. */
  keys?: string;
  /** Under way: it says so and takes no second press. */
  busy?: boolean;
  submit?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  look = "plain",
  icon,
  keys,
  busy = false,
  submit = false,
  className = "",
  children,
  ...more
}: Props) {
  return (
    <button
      {...more}
      type={submit ? "submit" : "button"}
      className={`button button-${look} ${className}`}
      aria-busy={busy || undefined}
      // Not `disabled`: that would take the keyboard away from whoever pressed it.
      aria-disabled={busy || more["aria-disabled"]}
      onClick={busy ? (event) => event.preventDefault() : more.onClick}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon !== undefined && <Icon name={icon} />}
      {children}
      {keys !== undefined && <kbd>{shownKeys(keys)}</kbd>}
    </button>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "aria-label"> & {
  icon: IconName;
  /** Its name, for a screen reader and as a tooltip: by `title` alone, or it would be read as its description too. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ icon, label, className = "", ...more }: IconButtonProps) {
  return (
    <button {...more} type="button" className={`icon-button ${className}`} title={label}>
      <Icon name={icon} />
    </button>
  );
}
