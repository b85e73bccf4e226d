import { describe, expect, test } from "bun:test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { nameIn } from "../../../src/web/plan/lesson/download.ts";
import { cursorAtLine } from "../../../src/web/plan/lesson/editing/cursor-at.ts";
import {
  claimsBySection,
  type Found,
  foundIn,
  linesOf,
  verdictOn,
} from "../../../src/web/plan/lesson/findings.ts";
import { FoundList } from "../../../src/web/plan/lesson/found-list.tsx";
import { bodyOf } from "../../../src/web/plan/lesson/pieces.ts";
import { plainText } from "../../../src/web/plan/lesson/plain.ts";
import type { ClaimShown, LessonShown } from "../../../src/web/plan/session/read-session.ts";
import { words } from "../../../src/web/words/words.ts";

const say = words.planLesson;
const claim = (more: Partial<ClaimShown>): ClaimShown => ({
  code: "TCH 4-14a",
  line: 3,
  status: "verified",
  problem: null,
  message: "stands",
  fix: "",
  fit: null,
  otherStage: null,
  pointer: { file: "curriculum/cfe.md", start: 12, end: 18 },
  section: "curriculum-links",
  title: "Loops",
  ...more,
});

const sections = [{ id: "curriculum-links" }, { id: "timings" }];
function lesson(claims: ClaimShown[], lints: LessonShown["check"]["lints"] = []): LessonShown {
  const evidence = {
    claims: 0,
    verified: 0,
    otherStage: 0,
    misfitting: 0,
    invented: 0,
    unsupported: 0,
    findings: [],
  };
  return {
    draft: 1,
    markdown: "",
    complete: false,
    drafts: [],
    gaps: 0,
    length: { planned: 0, wanted: null },
    checkedIn: "here",
    undecided: [],
    title: null,
    class: null,
    sections: sections.map(({ id }) => ({
      id,
      title: id,
      decision: "pending",
      text: "",
      versions: [],
      current: 0,
      offered: null,
      moved: false,
      parts: [],
      question: "",
      minutes: null,
    })),
    check: { evidence, lints, age: [], guidance: [] },
    claims,
  };
}

describe("what is offered for a finding", () => {
  const found = (tone: Found["tone"], code: string): Found => ({
    tone,
    code,
    message: "m",
    fix: "f",
    line: 2,
  });
  const offered = (one: Found, builtin: boolean) => {
    const doings = { onFix() {}, onRemove() {}, onChange() {} };
    const html = renderToStaticMarkup(
      createElement(FoundList, { found: [one], busy: false, builtin, ...doings }),
    );
    return [say.fixIt, say.changeIt, say.removeClaim].filter((name) => html.includes(`>${name}<`));
  };

  test("built-in drafting fixes a claim by its code; the rest is changed by hand", () => {
    expect(offered(found("quiet", ""), true)).toEqual([say.changeIt]);
    expect(offered(found("problem", ""), true)).toEqual([say.changeIt]);
    expect(offered(found("problem", "WEV 7-77q"), true)).toEqual([say.fixIt, say.changeIt, say.removeClaim]);
  });

  test("a model is asked to fix all of it", () => {
    expect(offered(found("quiet", ""), false)).toEqual([say.fixIt]);
    expect(offered(found("problem", "WEV 7-77q"), false)).toEqual([say.fixIt, say.removeClaim]);
  });

  test("the text opens at the line that the finding is about", () => {
    const markdown = "# Looms\n\n## Curriculum links\n\nOne.\n\nTwo is wrong.\n\n## Timings\n\nNone.\n";
    const lint = { rule: "r", section: "curriculum-links", line: 7, message: "wrong", fix: "" };
    const [one] = foundIn({ ...lesson([], [lint]), markdown }).get("curriculum-links") ?? [];
    const text = "## Curriculum links\n\nOne.\n\nTwo is wrong.\n\n";
    const body = bodyOf(text);
    expect(body.slice(cursorAtLine(text, body, one?.line ?? null))).toBe("Two is wrong.");
    expect(cursorAtLine(text, body, null)).toBe(0);
  });
});

describe("evidence in a section", () => {
  test("a link to lines is a pointer, and no other link is", () => {
    expect(linesOf("curriculum/cfe.md#L12-L18")).toEqual({ path: "curriculum/cfe.md", from: 12, to: 18 });
    expect(linesOf("curriculum/cfe.md#L12")).toEqual({ path: "curriculum/cfe.md", from: 12, to: 12 });
    for (const href of [
      "https://example.org/#L1",
      "curriculum/cfe.md",
      "../secret.md#L1",
      "#L3",
      "javascript:alert(1)",
    ])
      expect({ href, lines: linesOf(href) }).toEqual({ href, lines: null });
  });

  test("a chip is red where anything said of its lines does not hold, and unmarked where nothing was checked", () => {
    const lines = { path: "curriculum/cfe.md", from: 12, to: 18 };
    expect(verdictOn([claim({})], lines)?.problem).toBeNull();
    const wrong = claim({ problem: "level-mismatch", status: "unsupported" });
    expect(verdictOn([claim({}), wrong], lines)?.problem).toBe("level-mismatch");
    expect(verdictOn([claim({})], { ...lines, to: 19 })).toBeNull();
  });

  test("what is wrong stands at its section; what belongs to none at the lesson", () => {
    const wrong = claim({
      code: "TCH 3-19z",
      problem: "unknown-code",
      status: "invented",
      message: "isn't there",
      fix: "Cite another.",
    });
    const lints = [
      { rule: "minutes-add-up", section: "timings", line: 9, message: "adds up to 55", fix: "Take 5 out." },
      { rule: "missing", section: null, line: null, message: "no plenary", fix: "Add one." },
      { rule: "other", section: "gone", line: 1, message: "of a section that is gone", fix: "" },
    ];
    const found = foundIn(lesson([claim({}), wrong, wrong], lints));
    expect(found.get("curriculum-links")).toEqual([
      { tone: "problem", message: "isn't there", fix: "Cite another.", code: "TCH 3-19z", line: null },
    ]);
    expect(found.get("timings")?.map(({ tone }) => tone)).toEqual(["quiet"]);
    expect(found.get("")?.map(({ message }) => message)).toEqual(["no plenary", "of a section that is gone"]);
    expect(
      claimsBySection(lesson([claim({}), claim({ section: null })])).get("curriculum-links"),
    ).toHaveLength(1);
  });
});

describe("text that is shown small", () => {
  test("has no marks, and loses no words", () => {
    expect(plainText("## Head\n\n**Time:** 5 * 3 minutes, see [TCH 4-14a](a.md#L1) and `x = 1`, *now*")).toBe(
      "Head\n\nTime: 5 * 3 minutes, see TCH 4-14a and x = 1, now",
    );
    expect(plainText("```python\nx = 2 ** 3\n```")).toBe("x = 2 ** 3");
  });

  test("a file keeps the name the server gives it", () => {
    expect(nameIn(`attachment; filename="loops_.docx"; filename*=UTF-8''loops%C3%BC.docx`)).toBe(
      "loopsü.docx",
    );
    expect(nameIn(`attachment; filename="loops.md"`)).toBe("loops.md");
    expect(nameIn("")).toBe("lesson");
  });
});
