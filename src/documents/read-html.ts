import { Parser } from "htmlparser2";
import { decodedText } from "./decoded-text.ts";
import type { Block } from "./document-text.ts";
import { lineOf } from "./line.ts";
import type { Content } from "./read-any.ts";
import { Unreadable } from "./unreadable.ts";

const set = (names: string) => new Set(names.split(" "));
/** What is around a page's text, or is no text of it. */
const aside = set(
  "script style template noscript nav footer aside iframe object svg button select textarea dialog rt rp annotation annotation-xml",
);
const asideRoles = set("navigation banner contentinfo complementary search");
const parting = set(
  "p div section article main header blockquote pre figure figcaption address details summary dt dd li ul ol dl table thead tbody tfoot tr form fieldset body center hr h1 h2 h3 h4 h5 h6",
);

/** A saved web page, without what is around its text. Nothing in it is run, and nothing that it points to is fetched. */
export function readHtml(bytes: Uint8Array): Content {
  const source = decodedText(bytes);
  if (source === null) throw new Unreadable("is no web page that can be read: it is damaged.");
  const page = reading();
  const parser = new Parser({ onopentag: page.open, onclosetag: page.close, ontext: page.say });
  parser.end(source);
  return page.content();
}

function reading() {
  const blocks: Block[] = [];
  let [text, named, depth] = ["", "", 0];
  /** How deep the element is that hides all in it; the page's own tags; a table's row. */
  let hiddenAt: number | null = null;
  let marked: string[] = [];
  let preformatted = 0;
  let cells: string[] | null = null;

  /** What was said until here is a block, or goes into the cell at hand. */
  const part = () => {
    const said = text;
    text = "";
    if (said.trim() === "") return;
    if (cells !== null) {
      cells.push(`${cells.pop() ?? ""} ${said}`.trim());
      return;
    }
    const tag = marked.at(-1) ?? "";
    for (const line of said.split("\n").filter((one) => one.trim() !== "")) {
      if (tag.startsWith("h"))
        blocks.push({ kind: "heading", text: line, page: null, level: Number(tag[1]) });
      else blocks.push(tag === "li" ? { ...lineOf(line, null), kind: "item" } : lineOf(line, null));
    }
  };
  const row = () => {
    part();
    const told = cells ?? [];
    cells = null;
    const full = told.filter((cell) => cell !== "");
    if (full.length > 1) blocks.push({ kind: "row", text: told.join(" | "), page: null });
    else if (full[0] !== undefined) blocks.push(lineOf(full[0], null));
  };

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      depth += 1;
      if (hiddenAt !== null) return;
      if (isAside(name, attributes)) hiddenAt = depth;
      else if (name === "br") text += "\n";
      else if (name === "td" || name === "th") {
        part();
        cells?.push("");
      } else if (name === "tr") {
        row();
        cells = [];
      } else if (parting.has(name)) part();
      if (/^(?:h[1-6]|li|title)$/.test(name)) marked.push(name);
      if (name === "pre") preformatted += 1;
    },
    close(name: string) {
      depth -= 1;
      if (hiddenAt !== null) {
        if (depth < hiddenAt) hiddenAt = null;
        return;
      }
      if (name === "tr" || name === "table") row();
      else if (parting.has(name)) part();
      if (name === "pre") preformatted -= 1;
      if (marked.at(-1) === name) marked = marked.slice(0, -1);
    },
    say(more: string) {
      if (hiddenAt !== null) return;
      if (marked.at(-1) === "title") named += more;
      else text += preformatted > 0 ? more : more.replace(/\s+/g, " ");
    },
    content(): Content {
      row();
      return { format: "html", named, blocks };
    },
  };
}

function isAside(name: string, { role = "", hidden, ...more }: Readonly<Record<string, string>>): boolean {
  return aside.has(name) || asideRoles.has(role) || hidden !== undefined || more["aria-hidden"] === "true";
}
