import { sectionTitles } from "../../lesson/section-kind.ts";
import type { Assertion, EvalCase } from "../cases/suite.ts";
import { peopleToldOf } from "../criteria/people-told-of.ts";
import { asTexts } from "../criteria/value.ts";

type Grader =
  | { name: string; type: "regex"; pattern: string; flags: string; match: "contains" | "not_contains" }
  | { name: string; type: "tool_used"; tool: string; min: number; input_match?: string };

/** One of our cases as `claude plugin eval` reads them, and the criteria that only our own checks can measure. */
export type PluginEvalCase = {
  folder: string;
  document: {
    schema_version: "1.0";
    name: string;
    description: string;
    tags: string[];
    context: { scaffold_script: string };
    execution: { prompt: string; max_turns: number; allowed_tools: string[] };
    graders: Grader[];
  };
  left: string[];
};

/** Lays the desk that lies beside it where the plugin looks for the workspace. It runs with `--scaffold` alone. */
export const scaffold = {
  file: "scaffold.sh",
  desk: "desk",
  text: '#!/bin/bash\nset -e\ncp -R "$(dirname "$0")/desk" workspace\n',
};

/** null where none of its criteria can be said there: a case without a grader does not load. */
export function pluginEvalCase(test: EvalCase): PluginEvalCase | null {
  const named = test.assertions.map((assertion) => ({
    type: assertion.type,
    graders: gradersOf(assertion, test),
  }));
  const graders = named.flatMap((one) => one.graders ?? []);
  if (graders.length === 0) return null;
  const folder = test.id.replaceAll("/", "-");
  return {
    folder,
    document: {
      schema_version: "1.0",
      name: folder,
      description: test.description,
      tags: [...new Set([test.task, test.suite])],
      context: { scaffold_script: scaffold.file },
      execution: {
        prompt: `/${test.command} ${test.request}`,
        max_turns: 25,
        allowed_tools: ["Read", "Glob", "Grep", "Skill"],
      },
      graders,
    },
    left: named.filter((one) => one.graders === null).map(({ type }) => type),
  };
}

/** null: it cannot be said there. Empty: there is nothing here to measure, or nothing that could fall short. */
function gradersOf({ type, value, threshold }: Assertion, test: EvalCase): Grader[] | null {
  if (threshold === 0) return [];
  switch (type) {
    case "comes-to": {
      const main = { type: "regex", pattern: heading("Main"), flags: "im" } as const;
      if (aLesson(test) === "always") return [{ name: "a-lesson", ...main, match: "contains" }];
      if (aLesson(test) === "never") return [{ name: "no-lesson", ...main, match: "not_contains" }];
      return null;
    }
    case "sections":
      return aLesson(test) !== "always"
        ? []
        : sectionTitles.map((title, at) => ({
            name: `section-${at + 1}`,
            type: "regex",
            pattern: heading(title),
            flags: "im",
            match: "contains",
          }));
    case "contains":
      return texts(type, asTexts(value), "contains");
    case "not-contains":
      return texts(type, asTexts(value), "not_contains");
    case "names-absent":
      return texts(type, peopleToldOf(test), "not_contains");
    case "skills-read": {
      const skills = asTexts(value);
      if (skills.length === 0) return [{ name: "skills-read", type: "tool_used", tool: "Skill", min: 1 }];
      return skills.map((skill, at) => ({
        name: `skills-read-${at + 1}`,
        type: "tool_used",
        tool: "Skill",
        min: 1,
        input_match: literal(skill),
      }));
    }
    default:
      return null;
  }
}

/** Whether a case is to come to a lesson; one that does not say may come to anything. */
function aLesson({ assertions }: EvalCase): "always" | "sometimes" | "never" {
  const said = assertions.find(({ type }) => type === "comes-to");
  const kinds = asTexts(said?.value);
  if (kinds.length > 0 && !kinds.includes("lesson")) return "never";
  return kinds.length === 1 ? "always" : "sometimes";
}

/** In any case, as our own criteria compare. */
function texts(name: string, all: readonly string[], match: "contains" | "not_contains"): Grader[] {
  return all.map((text, at) => ({
    name: `${name}-${at + 1}`,
    type: "regex",
    pattern: literal(text),
    flags: "i",
    match,
  }));
}

function heading(title: string): string {
  return `^##[ \\t]+${literal(title)}[ \\t]*$`;
}

/** As it stands, for a regular expression. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
