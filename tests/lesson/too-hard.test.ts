import { afterAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning, quietly } from "./planning.ts";

const desk = folderOf({
  "teacher.md": "---\ncountry: England\n---\n\n# Teacher\n",
  "classes/4L.md":
    "---\nclass: 4L\nstage: Year 4\nsubject: All subjects\nsize: 27\nperiod_minutes: 50\n---\n",
  "classes/7P.md": "---\nclass: 7P\nstage: Year 7\nsubject: Computing\nsize: 27\nperiod_minutes: 50\n---\n",
  "classes/9R.md": "---\nclass: 9R\nstage: Year 9\nsubject: Computing\nsize: 27\nperiod_minutes: 50\n---\n",
});
afterAll(() => rmSync(desk, { recursive: true, force: true }));

const plan = async () => planning("create-lesson", desk);
const isLesson = (text: string) => text.includes("## Timings");

describe("a topic whose note is written for older pupils", () => {
  test.each([
    ["urbanisation for 4L", "Urbanisation: why cities grow"],
    ["the Cuban Missile Crisis for 4L", "The Cuban Missile Crisis"],
    ["a lesson on recursion for 4L", "Recursion"],
  ])("%s is asked about: an easier version, or all the same", async (request, title) => {
    const { result } = await (await plan()).ask(request);
    expect(result.text).toContain("is written for pupils of");
    const options = optionsIn(result.text);
    expect(options).toContain(`${title}, an easier version`);
    expect(options.at(-1)).toBe(`${title} all the same`);
  });

  test("is a lesson from that note once one of the ways is chosen, and the easier one is easier", async () => {
    const { ask } = await plan();
    const { conversation, result } = await ask("urbanisation for 4L");
    const place = optionsIn(result.text).findIndex((option) => option.endsWith("an easier version"));
    const easier = (await conversation.send(String(place + 1), quietly())).text;
    const again = await ask("urbanisation for 4L");
    const same = (await again.conversation.send("the last one", quietly())).text;
    for (const text of [easier, same]) {
      expect(isLesson(text)).toBe(true);
      expect(text).toStartWith("# Urbanisation: why cities grow: 4L");
      expect(text).not.toContain("easier version");
    }
    expect(easier.slice(easier.indexOf("## Starter"))).not.toBe(same.slice(same.indexOf("## Starter")));
  });

  test("comes with what their age can begin with, where there is something", async () => {
    const { result } = await (await plan()).ask("climate change for 4L");
    const [first = ""] = optionsIn(result.text);
    expect(first).toEndWith("(first)");
    const { conversation } = await (await plan()).ask("climate change for 4L");
    expect(isLesson((await conversation.send("1", quietly())).text)).toBe(true);
  });
});

test("what suits their age, or is a year away, is drafted unasked", async () => {
  const { ask } = await plan();
  for (const request of ["variables for 7P", "recursion for 9R", "rivers for 4L"])
    expect([request, isLesson((await ask(request)).result.text)]).toEqual([request, true]);
});
