import { describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { notMet } from "../../plugins/lesson-planning/builtin/drafting/prior.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import type { TopicHead } from "../../src/workspace/topic.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const head = (slug: string, title: string, rest: Partial<TopicHead> = {}): TopicHead => ({
  slug,
  title,
  path: `topics/${slug}.md`,
  subject: "",
  levels: [],
  outcomes: [],
  keywords: [],
  prerequisites: [],
  language: "",
  shapes: [],
  sources: [],
  tasks: [],
  ...rest,
});

const heads = [
  head("loops", "Iteration with for loops", {
    keywords: ["loop", "for loop", "iteration"],
    language: "Python",
  }),
  head("lists", "Lists and arrays", { keywords: ["list", "array", "index"], language: "Python" }),
  head("equivalent", "Equivalent fractions", { keywords: ["equivalent fractions", "simplify"] }),
  head("cells", "Animal and plant cells", { keywords: ["cell", "cells", "nucleus"] }),
];
const sorting = head("sorting", "Sorting", { prerequisites: ["loops", "lists"], language: "Python" });
const adding = head("adding", "Adding fractions", { prerequisites: ["equivalent"] });
const leaves = head("leaves", "Photosynthesis", { prerequisites: ["cells"] });

const asked = (topic: TopicHead, prior: string, language = "") =>
  notMet(topic, heads, {
    ...parseClassProfile("classes/X.md", `# X\n\n- Prior knowledge: ${prior}\n`),
    priorKnowledge: prior,
    language,
  })?.first?.slug ?? null;

describe("what a topic stands on and the class has not met", () => {
  test("is found where the file says so, whatever else the class knows in the same language", () => {
    expect(asked(sorting, "variables in Python; loops not yet taught", "Python")).toBe("loops");
    expect(asked(sorting, "selection in Python since May; no loops yet", "Python")).toBe("loops");
    expect(asked(sorting, "for loops in Python; lists not met", "Python")).toBe("lists");
    expect(asked(adding, "halves and quarters; equivalent fractions haven't been done")).toBe("equivalent");
    expect(asked(leaves, "living things; cells not yet taught")).toBe("cells");
    // A keyword that only names it among others makes it no part of what is about to be taught.
    const microscopes = head("microscopes", "Microscopes", {
      prerequisites: ["cells"],
      keywords: ["microscope", "slides of cells and tissues"],
    });
    expect(asked(microscopes, "living things; cells not yet taught")).toBe("cells");
  });

  test("is not where it was met, where only more of it is to come, or where nothing is said", () => {
    expect(asked(sorting, "for loops and lists in Python; functions not yet taught", "Python")).toBeNull();
    expect(asked(sorting, "for loops; nested loops not yet taught", "Python")).toBeNull();
    expect(asked(adding, "equivalent fractions last term; ratio not yet")).toBeNull();
    expect(asked(leaves, "")).toBeNull();
  });
});

test("what was not taught yet is nothing that the class brings, and what was is", async () => {
  const desk = folderOf({
    "teacher.md": "---\ncountry: England\n---\n\n# Teacher\n",
    "classes/K4.md":
      "---\nclass: K4\nstage: Year 8\nsubject: Geography\nperiod_minutes: 50\n---\n\n- Prior knowledge: rivers and how they erode; volcanoes never taught; coasts not yet met\n",
  });
  try {
    const about = async (request: string) =>
      (await (await planning("create-lesson", desk)).ask(request)).result.text;
    const overview = (text: string) => text.slice(0, text.indexOf("## Learning outcomes"));
    expect(overview(await about("coasts"))).not.toMatch(/brings:.*not yet met/);
    expect(overview(await about("rivers"))).toMatch(
      /It builds on what K4 brings: rivers and how they erode\./i,
    );
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
});
