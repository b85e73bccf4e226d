import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { longFormBody } from "../../../../src/learning/exercises/long-form/body.ts";
import { readResponse } from "../../../../src/learning/exercises/long-form/response.ts";
import { times } from "../../../sweep.ts";
import { exerciseOn, sampleCourse } from "./courses.ts";

const record = exerciseOn(sampleCourse("intro-to-algorithms"), "hash-maps", "Explain how a hash map");
const page = longFormBody(record)?.template ?? "";
const essay = "A hash function gives the slot.\n\nTwo keys may share it. That is a collision.";

describe("a response is found whatever the editor did to the page", () => {
  const pages: Record<string, string> = {
    "as it should be": `${page}${essay}\n`,
    "with Windows line ends and a byte order mark": `\uFEFF${`${page}${essay}`.replace(/\n/g, "\r\n")}`,
    "with another kind of rule": `${page.replace("\n---\n", "\n***\n")}${essay}`,
    "with the rule spaced out": `${page.replace("\n---\n", "\n* * *\n")}${essay}`,
    "with the rule deleted": `${page.replace("\n---\n", "\n")}${essay}`,
    "with the marker deleted": `${page.replace(/\*\*Your response.*\n/, "")}${essay}`,
    "with the marker's stars gone": `${page.replace("**Your response**", "Your response")}${essay}`,
    "written between the marker and the rule": page.replace("\n---\n", `\n${essay}\n\n---\n`),
    "written above the marker": page.replace("**Your response**", `${essay}\n\n**Your response**`),
    "with the template deleted": essay,
    "with a rule after it": `${page}${essay}\n\n---\n`,
    "with the question wrapped at 40 columns": `${page.replace(/(.{30,40}) /g, "$1\n")}${essay}`,
    "with the question copied below the line": `${page}Explain how a hash map finds a value by its key, what a collision is, and why lookups are fast on average but not in the worst case. Then name a task for which a hash map is the wrong choice.\n\n${essay}`,
  };
  for (const [how, text] of Object.entries(pages)) {
    test(how, () => expect(readResponse(text, record)).toBe(essay));
  }
});

test("an untouched page holds no response, however it was saved", () => {
  for (const text of [
    page,
    page.trim(),
    page.replace(/\n/g, "\r\n"),
    `\uFEFF${page}`,
    page.replace(/^<!--.*$/gm, ""),
  ]) {
    expect(readResponse(text, record)).toBe("");
  }
});

test("a heading of the learner's own stays with their text", () => {
  expect(readResponse(`${page}# My answer\n\n${essay}`, record)).toBe(`# My answer\n\n${essay}`);
});

test("any text below the line comes back as it was written", () => {
  const word = fc.stringMatching(/^[a-zäöüйق]{2,9}$/u).filter((one) => !page.toLowerCase().includes(one));
  const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
  const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join("\n\n"));
  fc.assert(
    fc.property(text, fc.constantFrom("\n", "\r\n"), fc.constantFrom("", "\uFEFF"), (written, end, mark) => {
      const saved = `${mark}${`${page}${written}\n`.replace(/\n/g, end)}`;
      expect(readResponse(saved, record)).toBe(written);
    }),
    { numRuns: times(50, 200) },
  );
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => typeof readResponse(text, record) === "string"),
    { numRuns: times(75, 300) },
  );
});
