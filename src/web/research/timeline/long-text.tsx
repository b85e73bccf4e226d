import { research } from "../../words/en/research.ts";

const say = research.span;

/** Text as it stands, in a box of its own that the keyboard can scroll. */
export function LongText({ label, text }: { label: string; text: string }) {
  if (text === "") return <p className="quiet">{say.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long text is scrolled with the keyboard
    <section className="research-text" tabIndex={0} aria-label={say.text(label)}>
      <pre>{text}</pre>
    </section>
  );
}
