import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/read-text.ts";
import { type Found, findIn } from "../../../src/workspace/notes/found.ts";
import { withHeadings } from "../../../src/workspace/notes/text-blocks.ts";
import { kinds, labelledNotes } from "./labelled.ts";

/** As what is pasted is read, with no file and no process. */
function pasted(text: string): Found {
  const { format, blocks } = readText(new TextEncoder().encode(text));
  return findIn(withHeadings({ title: "The pasted text", format, blocks }));
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Every text of each kind, with whatever of a line belongs to it. */
function told(found: Found): { kind: keyof Found; text: string }[] {
  const all = (["ideas", "examples", "mistakes", "rest"] as const).flatMap((kind) =>
    found[kind].map(({ text }) => ({ kind, text: letters(text) })),
  );
  const words = found.words.flatMap(({ term, meaning }) =>
    [term, meaning].map((text) => ({ kind: "words", text: letters(text) }) as const),
  );
  const asked = found.questions.map(
    ({ text, answer }) => ({ kind: "questions", text: letters(text), answer }) as const,
  );
  return [...all, ...words, ...asked];
}

test("pasted notes of five languages, with headings that no mark tells: nearly every line is put where a person put it", () => {
  const wrong: string[] = [];
  let lines = 0;
  for (const { name, text, lines: labelled } of labelledNotes) {
    const found = told(pasted(text));
    for (const line of labelled) {
      const wanted = kinds[line.label];
      const own = letters(line.text);
      // A heading is taught as nothing, and a line never becomes part of another.
      if ("ht".includes(line.label) && own !== "")
        for (const { kind, text: put } of found)
          if (kind !== "rest" && put === own) wrong.push(`${name}: heading ${line.text} → ${kind}`);
      if (wanted === undefined || own === "") continue;
      lines++;
      const at = found.filter((one) => one.text !== "" && (own.includes(one.text) || one.text.includes(own)));
      const glued = at.some((one) => one.text.length > own.length + 30);
      const right = at.some(({ kind }) => kind === wanted) && !glued;
      if (!right) wrong.push(`${name}: ${line.text} → ${at.map(({ kind }) => kind).join()}`);
    }
  }
  console.info(`pasted notes: ${lines - wrong.length} of ${lines} lines as labelled`);
  expect({ enough: wrong.length / lines < 0.05, wrong }).toEqual({ enough: true, wrong });
});

test("each line with its own answer, date or abbreviation stays one thing, in whatever order headings come", () => {
  const found = pasted(
    [
      "the water cycle - yr 7 (old, do not lose)",
      "",
      "how it all goes round",
      "sun heats the sea and water evaporates",
      "approx. 500,000 km3 a year, c. 86% of it (who counted?) from the sea",
      "",
      "Mistakes they make",
      "clouds are made of steam",
      "rain comes when clouds bump into each other",
      "Timeline",
      "1580: Palissy says springs come from rain",
      "c. 1674 - Perrault measures the Seine",
      "Words we use",
      "evaporation — liquid to gas/vapour",
      "runoff — water that flows over land",
      "aquifer — rock that holds water",
      "Qs I always ask",
      "Why is the sea salty? (rivers bring salt and only water leaves)",
      "Where does a puddle go?",
      "worksheet???",
    ].join("\n"),
  );
  expect(found.title).toBe("the water cycle");
  expect(found.ideas.map(({ text }) => text)).toEqual([
    "sun heats the sea and water evaporates",
    "approx. 500,000 km3 a year, c. 86% of it (who counted?) from the sea",
    "1580: Palissy says springs come from rain",
    "c. 1674 - Perrault measures the Seine",
  ]);
  expect(found.mistakes.map(({ text }) => text)).toEqual([
    "clouds are made of steam",
    "rain comes when clouds bump into each other",
  ]);
  expect(found.words.map(({ term, meaning }) => [term, meaning])).toEqual([
    ["evaporation", "liquid to gas/vapour"],
    ["runoff", "water that flows over land"],
    ["aquifer", "rock that holds water"],
  ]);
  expect(found.questions.map(({ text, answer }) => [text, answer])).toEqual([
    ["Why is the sea salty?", "rivers bring salt and only water leaves"],
    ["Where does a puddle go?", null],
  ]);
  expect(found.rest.map(({ text }) => text)).toEqual([
    "the water cycle - yr 7 (old, do not lose)",
    "how it all goes round",
    "worksheet???",
  ]);
});

test("prose that was wrapped where its lines were full is read as prose", () => {
  const found = pasted(
    "Lungs\n\nAir goes in through the nose and the mouth, down the windpipe\nand into two tubes that part again and again until they end\nin tiny sacs. There oxygen passes into the blood.\n",
  );
  expect(found.ideas.map(({ text }) => text)).toEqual([
    "Air goes in through the nose and the mouth, down the windpipe and into two tubes that part again and again until they end in tiny sacs.",
    "There oxygen passes into the blood.",
  ]);
});
