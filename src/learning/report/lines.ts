/** How a report is drawn: block characters, or plain ASCII for a terminal that has none. */
export type Drawing = { width: number; ascii: boolean };

/** A share of 1 as a bar; anything above 0 shows at least one mark. */
export function bar(share: number, length: number, { ascii }: Drawing): string {
  const [on, off] = ascii ? ["#", "."] : ["█", "░"];
  const within = Math.min(1, Math.max(0, share));
  const marks = within === 0 ? 0 : Math.max(1, Math.round(within * length));
  return on.repeat(marks) + off.repeat(length - marks);
}

/** As many columns on a terminal, whatever the script. */
export function padded(text: string, columns: number): string {
  const cut = clipped(text, columns);
  return cut + " ".repeat(Math.max(0, columns - Bun.stringWidth(cut)));
}

export function clipped(text: string, columns: number): string {
  if (Bun.stringWidth(text) <= columns) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Bun.stringWidth(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Broken at spaces, the lines after the first indented; a word that is longer than a line is clipped. */
export function wrapped(text: string, columns: number, indent: string): string[] {
  if (Bun.stringWidth(text) <= columns) return [text];
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? "";
  let empty = true;
  for (const word of text.trim().split(" ")) {
    const longer = empty ? line + word : `${line} ${word}`;
    if (!empty && Bun.stringWidth(longer) > columns) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
    empty = false;
  }
  return [...lines, line].map((one) => clipped(one, columns));
}

/** Our own signs in ASCII; what a course or a learner wrote stays as it is written. */
export function plain(text: string, { ascii }: Drawing): string {
  if (!ascii) return text;
  return text.replaceAll(/[“”]/g, '"').replaceAll("…", "~").replaceAll("–", "-").replaceAll("·", "-");
}
