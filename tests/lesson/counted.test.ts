import { expect, test } from "bun:test";
import { textOf } from "../../src/message.ts";
import { editing as editingWords } from "../../src/web/words/en/editing.ts";
import { words } from "../../src/web/words/words.ts";
import { planning } from "./planning.ts";

const wrong = /(?<![\d.])1 (?:minutes|pupils)\b/;

test("a lesson so short that a part has one minute says so in good English", async () => {
  for (const length of [10, 12]) {
    const { conversation } = await (await planning()).ask(`for loops for 3B, ${length} minutes`);
    const drafted = conversation.session.messages.flatMap((one) =>
      one.role === "assistant" ? [textOf(one)] : [],
    );
    expect(drafted.join("\n")).toMatch(/(?<!\d)1 minute\b/);
    expect(drafted.join("\n")).not.toMatch(wrong);
  }
});

test("the page says one minute and one pupil", () => {
  const { minutes } = editingWords;
  const said = [
    minutes.change("Starter", 1),
    words.planWorkspace.classes.minutes(1),
    words.planWorkspace.classes.pupils(1),
  ];
  for (const line of said) {
    expect(line).toMatch(/\b1 (?:minute|pupil)\b/);
    expect(line).not.toMatch(wrong);
  }
});
