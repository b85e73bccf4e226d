import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { fileStore } from "../../../src/store/file-store.ts";
import { newSession } from "../../../src/store/session.ts";
import { type House, project } from "../../server/harness.ts";

/** What must stay text wherever it is shown. Whatever of it ran would say so in `window.harm`. */
export const hostile = [
  "<script>window.harm=1</script>",
  '<img src=x onerror="window.harm=2">',
  '<a href="javascript:window.harm=3">press</a>',
  "[press](javascript:window.harm=4)",
  "[press](data:text/html,<script>parent.harm=5</script>)",
  "![x](javascript:window.harm=6)",
  '<iframe srcdoc="<script>parent.harm=7</script>"></iframe>',
  "<svg onload=window.harm=8>",
].join(" ");

/** As much of it as a file may be called. */
export const hostileFile = "<img src=x onerror=window.harm=9>.md";

declare global {
  interface Window {
    harm?: number;
  }
}

/** Nothing ran, and nothing is there that could. */
export async function harm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const live = [
      "script:not([src])",
      "iframe, object, embed",
      "[onerror], [onload], [onclick]",
      "[href^='javascript:' i], [href^='data:' i], [src^='javascript:' i], [action^='javascript:' i]",
      "img[src='x']",
    ];
    const found = live.flatMap((selector) => [...document.querySelectorAll(selector)]);
    return [
      ...(window.harm === undefined ? [] : [`ran: ${window.harm}`]),
      ...found.map((each) => each.outerHTML),
    ];
  });
}

const titles = ["Overview", "Learning outcomes", "Curriculum links", "Success criteria", "Starter", "Main"];
const rest = ["Plenary", "Assessment", "Differentiation", "Resources", "Timings"];

/** A lesson whose every part was written by somebody who means harm. Gives its session. */
export async function hostileLesson({ data }: House): Promise<string> {
  const sections = [...titles, ...rest].map((title) => `## ${title}\n\n${hostile}\n\n- ${hostile}\n`);
  const text = `# ${hostile}\n\n${sections.join("\n")}`;
  const now = new Date().toISOString();
  const id = "20260101-000000-abcdef";
  const about = { plugin: "lesson-planning", command: "create-lesson", agent: "planner" };
  const log = await fileStore(data).createSession(newSession({ id, ...about, title: hostile, now }));
  await log.append([
    {
      type: "messages",
      at: now,
      messages: [
        { role: "user", content: [{ type: "text", text: hostile }] },
        { role: "assistant", content: [{ type: "text", text }], stopReason: "end" },
      ],
    },
    { type: "run_end", status: "success", at: now },
  ]);
  await log.close();
  return id;
}

/** A sample course with harm in every word that a learner is shown. Gives its name. */
export function hostileCourse({ env }: House): string {
  const name = "hostile";
  const folder = join(env.HOME ?? "", ".claude", "teaching", "courses", name);
  cpSync(join(project, "courses", "bahasa-melayu"), folder, { recursive: true });
  const config = JSON.parse(readFileSync(join(folder, "config.json"), "utf8"));
  writeFileSync(
    join(folder, "config.json"),
    JSON.stringify({ ...config, name, title: hostile, description: hostile }),
  );
  const files = readdirSync(join(folder, "items")).map((each) => join("items", each));
  for (const file of ["concepts.yaml", ...files]) {
    const path = join(folder, file);
    // JSON is YAML.
    writeFileSync(path, JSON.stringify(poisoned(Bun.YAML.parse(readFileSync(path, "utf8")))));
  }
  return name;
}

const shown = [
  "title",
  "description",
  "unit",
  "explanation",
  "example",
  "prompt",
  "question",
  "text",
  "translation",
];

function poisoned(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, key));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]));
  return typeof value === "string" && shown.includes(key) ? `${value} ${hostile}` : value;
}
