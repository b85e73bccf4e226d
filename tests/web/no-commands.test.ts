import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { subcommands } from "../../src/cli/subcommands.ts";
import { words } from "../../src/web/words/words.ts";
import { ended, follow } from "../server/follow.ts";
import { house, serving } from "../server/harness.ts";

const root = join(import.meta.dir, "..", "..");
const names = Object.keys(subcommands).join("|");
/** What a person would have to type: our own command line, or an option of it. */
const typed = new RegExp(
  `teacher-assist (?:--|${names}|[a-z-]+:)|npm (?:start|run|test)|(?:^|[\\s\`"(])--[a-z]{2,}`,
);

/** Read in an editor or a terminal, never in the page. */
const elsewhere = [
  "src/learning/exercises/code/exercise-file.ts",
  "src/learning/exercises/conversation/generate-conversation.ts",
  "src/learning/exercises/image-review/generate.ts",
  "src/learning/report/render-report.ts",
];

/** Every text of a tree of words; what is a function is said with something for each of its holes. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "function") {
    for (const sample of [3, "x"]) {
      try {
        yield* texts(value(...Array(value.length).fill(sample)));
      } catch {
        // It wants something else, and is read in the source below.
      }
    }
  } else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* texts(each);
}

/** Lines of a source that hold a command which is not kept for the terminal (`command:`). */
function commandsIn(source: string): string[] {
  const lines = source.split("\n");
  return lines.filter((line, at) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(line) || !/["'`]/.test(line)) return false;
    if (!new RegExp(`teacher-assist (?:--|(?:${names})\\b)`).test(line)) return false;
    return (
      !/\bcommand:/.test(line) &&
      !/\bcommand:\s*$|new UnreadPhoto/.test(`${lines[at - 1]}\n${lines[at - 3] ?? ""}`)
    );
  });
}

describe("nothing in the page tells a person to type a command", () => {
  test("no word of its own does", () => {
    const all = [...texts(words)];
    expect(all.length).toBeGreaterThan(800);
    expect(all.filter((text) => typed.test(text))).toEqual([]);
  });

  test("what it is sent says so only for the terminal", () => {
    const files = [...new Bun.Glob("{src,plugins}/**/*.ts").scanSync(root)].filter(
      (file) => !file.startsWith("src/cli/") && !elsewhere.includes(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      commandsIn(readFileSync(join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
    expect(commandsIn('throw new Problem("usage", `Run teacher-assist study plan.`)')).toHaveLength(1);
    expect(commandsIn('  command: "teacher-assist study plan",')).toEqual([]);
  });

  test("nor does what the built-in author, a missing key or an agent without a model has to say", async () => {
    using here = await house();
    await using server = await serving(here);
    const started = await server.client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "the French Revolution for 3B" },
    });
    const { sessionId, stream } = await started.json();
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    const said = [
      await (await server.get(`/api/sessions/${sessionId}`)).text(),
      await (await server.get("/api/about")).text(),
      await (
        await server.send("POST", "/api/sessions", { command: "study:build-course", input: "knots" })
      ).text(),
      await (await server.send("POST", "/api/about/key/try", { provider: "anthropic" })).text(),
    ];
    expect(said.filter((text) => typed.test(text))).toEqual([]);
  });
});
