import type { Items } from "../../../course-format.ts";
import { itemKey } from "../../exercise.ts";
import { blank, question } from "../sheet.ts";
import { bySuit, type SectionMaker } from "./maker.ts";
import { inline } from "./text.ts";

type Output = Items["outputs"][number];
const nameOf = ({ code }: Output) => code;

export const outputs: SectionMaker = {
  kind: "outputs",
  suits: bySuit(2, 3, 3, 2, 2, 1),
  fresh: (material) => material.fresh("outputs", material.items.outputs, nameOf),
  make(material, wanted) {
    const found = material
      .ranked("outputs", material.items.outputs, nameOf)
      .filter(({ code, output }) => output.trim() !== "" && !/```|___|<!--/.test(code))
      .slice(0, Math.min(wanted, 3, Math.ceil(material.items.outputs.length / 2)));
    if (found.length === 0) return null;
    return {
      kind: "outputs",
      title: "Predict the Output",
      instructions:
        "Write exactly what each program prints. If it prints several lines, write them one below the other.",
      columns: null,
      options: [],
      questions: found.map((item) =>
        question({
          prompt: [
            `Output: ${blank}`,
            "",
            `\`\`\`${material.codeLanguage}`,
            ...item.code.trimEnd().split(/\r?\n/),
            "```",
          ].join("\n"),
          judging: "output",
          accepted: [item.output.trim()],
          explanation: item.why,
          uses: [itemKey("outputs", item.code)],
        }),
      ),
    };
  },
};

type Task = Items["code_tasks"][number];
const taskName = ({ id }: Task) => id;
const simple =
  /^(?:-?\d+(?:\.\d+)?|True|False|None|true|false|null|\[[^[\]{}()]{0,40}\]|'[^']{0,30}'|"[^"]{0,30}")$/;

/** What a described function gives back for an input: how an interface is used, before it is written. */
export const callResults: SectionMaker = {
  kind: "call_results",
  suits: bySuit(1, 2, 2, 1, 1, 1),
  fresh: (material) => material.fresh("code_tasks", material.items.code_tasks, taskName),
  make(material, wanted) {
    const found = material
      .ranked("code_tasks", material.items.code_tasks, taskName)
      .flatMap((task) => {
        const tests = task.tests.filter(({ call, expect }) => simple.test(expect) && call.length <= 60);
        const test = material.chance.shuffled(tests)[0];
        return test === undefined ? [] : [{ task, test }];
      })
      .slice(0, Math.min(wanted, 3));
    if (found.length === 0) return null;
    return {
      kind: "call_results",
      title: "What Does the Call Give Back?",
      instructions:
        "Each line quotes a programming task. There is nothing to program here: write what the finished function gives back for the call.",
      columns: null,
      options: [],
      questions: found.map(({ task, test }) =>
        question({
          prompt: `Task: "${inline(task.statement)}" Then \`${inline(test.call)}\` gives back: ${blank}`,
          judging: "output",
          accepted: [test.expect],
          explanation: `\`${inline(test.call)}\` gives back \`${test.expect}\` (${test.name}).`,
          uses: [itemKey("code_tasks", task.id)],
        }),
      ),
    };
  },
};
