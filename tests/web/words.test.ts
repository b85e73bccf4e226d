import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dir, "..", "..");
const files = [...new Bun.Glob("src/web/**/*.tsx").scanSync(root)].sort();

/** Attributes whose text a person reads or hears. JSX text itself is the linter's (`noJsxLiterals`). */
const spoken =
  /\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label|hint|about)=(?:"[^"]*[A-Za-z]{2}[^"]*"|\{`[^`]*[A-Za-z]{3,} [^`]*`\})/g;

function strayWords(source: string): string[] {
  return source.match(spoken) ?? [];
}

describe("every word of the page stands in src/web/words", () => {
  test("no component holds words of its own in its attributes", () => {
    expect(files.length).toBeGreaterThan(20);
    const strays = files.flatMap((file) =>
      strayWords(readFileSync(join(root, file), "utf8")).map((stray) => `${file}: ${stray}`),
    );
    expect(strays).toEqual([]);
  });

  test("a stray word is noticed", () => {
    expect(strayWords(`<button aria-label="Close it" />`)).toHaveLength(1);
    expect(strayWords(`<p title={\`You have \${n} left\`} />`)).toHaveLength(1);
    expect(strayWords(`<img alt="" title={words.x} aria-label={say.close} className="a b" />`)).toEqual([]);
  });

  test("they are said as the house says things: no empty text, no exclamation mark, no emoji", async () => {
    const all: { path: string; text: string }[] = [];
    for (const file of new Bun.Glob("src/web/words/en/*.ts").scanSync(root))
      all.push(...texts({ ...(await import(join(root, file))) }, file));
    const wrong = all.filter(({ text }) => text.trim() === "" || /!|\p{Extended_Pictographic}/u.test(text));
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(1000);
  });
});

function* texts(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) yield* texts(each, `${path}.${name}`);
}
