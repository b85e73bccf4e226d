import { sectionTitles } from "../../lesson/section-kind.ts";
import type { Assertion, EvalCase } from "../cases/suite.ts";
import { asTexts } from "../criteria/value.ts";

type Grader =
  | { name: string; type: "regex"; pattern: string; match: "contains" | "not_contains" }
  | { name: string; type: "tool_used"; tool: string; min: number; input_match?: string };

/** One of our cases as `claude plugin eval` reads them, and the criteria that only our own checks can measure. */
export type PluginEvalCase = {
  folder: string;
  document: {
    schema_version: "1.0";
    name: string;
    tags: string[];
    execution: { prompt: string; max_turns: number; allowed_tools: string[] };
    graders: Grader[];
  };
  left: string[];
};

/** null where none of its criteria can be said there: a case without a grader does not load. */
export function pluginEvalCase(test: EvalCase): PluginEvalCase | null {
  const named = test.assertions.map((assertion) => ({ type: assertion.type, graders: gradersOf(assertion) }));
  const graders = named.flatMap((one) => one.graders);
  if (graders.length === 0) return null;
  const folder = test.id.replaceAll("/", "-");
  return {
    folder,
    document: {
      schema_version: "1.0",
      name: folder,
      tags: [test.task, test.suite],
      execution: {
        prompt: `/${test.command} ${test.request}`,
        max_turns: 25,
        allowed_tools: ["Read", "Glob", "Grep", "Skill"],
      },
      graders,
    },
    left: named.filter((one) => one.graders.length === 0).map(({ type }) => type),
  };
}

function gradersOf({ type, value }: Assertion): Grader[] {
  const each = (match: "contains" | "not_contains") =>
    asTexts(value).map(
      (text, at): Grader => ({ name: `${type}-${at + 1}`, type: "regex", pattern: literal(text), match }),
    );
  switch (type) {
    case "sections":
      return sectionTitles.map((title, at) => ({
        name: `section-${at + 1}`,
        type: "regex",
        pattern: `## ${literal(title)}`,
        match: "contains",
      }));
    case "contains":
      return each("contains");
    case "not-contains":
      return each("not_contains");
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
      return [];
  }
}

/** As it stands, for a regular expression. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
