import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { desk } from "./remembering.ts";

/** A lesson for 3B by somebody who confirmed these lines. */
async function drafted(request: string, lines: readonly string[]): Promise<string> {
  using at = desk();
  mkdirSync(join(at.workspace, "memory"), { recursive: true });
  const content = `# What to remember of how I teach\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
  writeFileSync(join(at.workspace, "memory/teacher.md"), content);
  const { ask } = await at.plan();
  return (await ask(request)).result.text;
}

const row = (text: string, phase: string) =>
  Number(new RegExp(`^\\| ${phase} \\| (\\d+) \\|`, "m").exec(text)?.[1]);
const total = (text: string) =>
  Array.from(text.matchAll(/^\| (?!\*\*)[^|]+ \| (\d+) \|/gm)).reduce((sum, [, n]) => sum + Number(n), 0);
const section = (text: string, title: string) =>
  new RegExp(`^## ${title}$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, "m").exec(text)?.[1] ?? "";

test("a confirmed length of the starter and the end is the lesson's, and the minutes still add up", async () => {
  const usual = await drafted("for loops for 3B", []);
  const wished = await drafted("for loops for 3B", ["Starters of four minutes", "A three minute plenary"]);
  expect(row(usual, "Starter") + row(usual, "Review")).toBeGreaterThan(4);
  expect(row(wished, "Starter") + row(wished, "Review")).toBe(4);
  expect(row(wished, "Plenary")).toBe(3);
  expect(total(wished)).toBe(total(usual));
  expect(section(wished, "Starter")).toContain(`**Time:** ${row(wished, "Starter")} minute`);
  expect(section(wished, "Plenary")).toContain("**Time:** 3 minutes");
});

test("shorter starters are shorter in questions and in minutes", async () => {
  const [usual, wished] = [
    await drafted("for loops for 3B", []),
    await drafted("for loops for 3B", ["shorter starters"]),
  ];
  const questions = (text: string) => section(text, "Starter").match(/^\d+\. /gm)?.length ?? 0;
  expect(questions(wished)).toBeLessThan(questions(usual));
  expect(row(wished, "Starter") + row(wished, "Review")).toBeLessThan(
    row(usual, "Starter") + row(usual, "Review"),
  );
  expect(total(wished)).toBe(total(usual));
});

test("the end is of the kind that was confirmed, with a note and without", async () => {
  const end = async (topic: string, line: string) =>
    section(await drafted(`${topic} for 3B`, [line]), "Plenary");
  expect(await end("for loops", "Exit tickets in a sentence of their own")).toContain('starts "I can now"');
  expect(await end("for loops", "Plenary: find the mistake")).toContain("find and fix");
  const question = await end("the history of the abacus", "exit ticket as a question");
  expect(question).toMatch(/Exit question[\s\S]+\?/);
  expect(question).not.toContain("What I would ask if I dared");
});

test("groups are as large as was confirmed, wherever nobody has a part of their own", async () => {
  const text = await drafted("for loops for 3B, group work", ["They sit in groups of three"]);
  expect(section(text, "Main")).toContain("Three groups, one card each");
  expect(section(text, "Main")).not.toContain("Card D");
  expect(section(text, "Resources")).toContain("Three sets of cards");
});
