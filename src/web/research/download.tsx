import { Icon } from "../ui/icon.tsx";

/** A link that the browser keeps as a file. */
export function Download({ href, label }: { href: string; label: string }) {
  return (
    <a className="button" href={href} download>
      <Icon name="download" />
      {label}
    </a>
  );
}
