import { expect, test } from "bun:test";
import fc from "fast-check";
import { LineChange, withChanges } from "../../src/memory/line-changes.ts";
import { times } from "../sweep.ts";

const file = "# Swallows\n\n## Needs\n- 1 pupil with asthma\n- size matters\n\n## Room\n- one sink\n";
const change = (parts: Partial<LineChange>) => LineChange.parse(parts);

test("a line comes after the last bullet under its heading, at the end where there is no such heading", () => {
  expect(withChanges(file, [change({ new: "- 2 pupils with EAL", under: "Needs" })])).toBe(
    file.replace("matters\n", "matters\n- 2 pupils with EAL\n"),
  );
  expect(withChanges(file, [change({ new: "- a kiln", under: "Kitchen" })])).toBe(`${file}- a kiln\n`);
});

test("a line is put in another's place, or goes; every other line stays byte for byte", () => {
  expect(withChanges(file, [change({ old: "- one sink", new: "- two sinks" })])).toBe(
    file.replace("one sink", "two sinks"),
  );
  expect(withChanges(file, [change({ old: "- one sink" })])).toBe(file.replace("- one sink\n", ""));
});

test("where the line to replace is gone, nothing is made of it", () => {
  expect(withChanges(file, [change({ old: "- three sinks", new: "- two sinks" })])).toBeNull();
});

test("a file with Windows line ends keeps them", () => {
  const windows = file.replaceAll("\n", "\r\n");
  const after = withChanges(windows, [change({ old: "- one sink", new: "- two sinks" })]);
  expect(after).toBe(windows.replace("one sink", "two sinks"));
});

test("no text breaks out of its line", () => {
  for (const line of ["- a\n# b", "- a\r- b", "- a\u2028b", "- \u0000"])
    expect([line, LineChange.safeParse({ new: line }).success]).toEqual([line, false]);
});

test("made twice, a change is made once, whatever the file and the change", () => {
  const line = fc.stringMatching(/^[-#]? ?[a-e ]{1,6}$/).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.array(fc.record({ old: fc.option(line), new: fc.option(line), under: fc.option(line) }), {
        minLength: 1,
        maxLength: 1,
      }),
      (lines, raw) => {
        const changes = raw.flatMap((one) => LineChange.safeParse(one).data ?? []);
        const text = lines.length === 0 ? "" : `${lines.join("\n")}\n`;
        const once = withChanges(text, changes);
        if (once === null) return;
        const [asked] = changes;
        // A line that stands several times goes one at a time.
        const often = lines.filter((one) => one.trim() === asked?.old?.trim()).length > 1;
        if (often || asked?.old === asked?.new) return;
        expect(withChanges(once, changes)).toBe(once);
      },
    ),
    { numRuns: times(300, 20_000) },
  );
});
