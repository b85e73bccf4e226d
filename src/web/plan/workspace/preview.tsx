import { Markdown } from "../../ui/markdown.tsx";
import { words } from "../../words/words.ts";
import { splitFront } from "./front.ts";

/** A markdown file as it reads. What stands in its first lines about itself is shown as it is written. */
export function Preview({ text, label }: { text: string; label: string }) {
  const say = words.planWorkspace.file;
  const { front, body } = splitFront(text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard
    <section className="ws-preview" aria-label={label} tabIndex={0}>
      {front !== null && (
        <figure className="ws-front">
          <figcaption className="only-heard">{say.front}</figcaption>
          <pre>{front}</pre>
        </figure>
      )}
      {body.trim() === "" ? (
        <p className="quiet">{say.nothing}</p>
      ) : (
        <div className="reading">
          <Markdown text={body} headingsFrom={3} />
        </div>
      )}
    </section>
  );
}
