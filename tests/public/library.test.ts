import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"; // biome-ignore format: one line
import { tmpdir } from "node:os";
import { basename, join, normalize } from "node:path";
import type { LLMock } from "@copilotkit/aimock";
import { startMock } from "../model/harness.ts";
import { swept, times } from "../sweep.ts";
import { examples, packed, program, type Runtime, root, run, runAll, write } from "./packed.ts";

const dir = realpathSync(mkdtempSync(join(tmpdir(), "library ü-")));
const shown = examples();
const named = (name: string) => shown.find((one) => one.name === name)?.prints;
const runtimes = ["bun", "node"] as const;

let library: Awaited<ReturnType<typeof packed>>;
let mock: LLMock;
beforeAll(async () => {
  mock = await startMock();
  mock.onMessage("Say hello.", { content: "Hello." });
  library = await packed(dir);
  for (const one of shown) write(dir, one);
});
afterAll(async () => {
  await mock.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A folder beside the others, where a relative `data` is its own. */
function folder(name: string): string {
  const made = join(dir, name);
  mkdirSync(made);
  writeFileSync(join(made, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(join(dir, "node_modules"), join(made, "node_modules"));
  for (const one of shown) write(made, one);
  return made;
}

const other = (runtime: Runtime): Runtime => (runtime === "bun" ? "node" : "bun");

describe("the library, as npm packs it, in another folder", () => {
  test("holds what is compiled and nothing else: no source, no path of this machine", () => {
    const allowed =
      /^(dist\/[\w-]+\.js|dist\/types\/[\w/-]+\.d\.ts|docs\/library\.md|package\.json|README\.md|LICENSE|bin\/teacher-assist)$/;
    expect(library.files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(library.files.length).toBeGreaterThan(20);
    const telling = library.files.filter((file) => readFileSync(library.at(file), "utf8").includes(root));
    expect(telling).toEqual([]);
  });

  test("needs four packages of others, and of Bun its SQLite and its look at a promise, where it is Bun that runs it", () => {
    const programs = library.files.filter((file) => file.endsWith(".js"));
    const code = programs.map((file) => readFileSync(library.at(file), "utf8")).join("\n");
    const targets = Array.from(
      code.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([^"'.\n][^"'\n]*)["']/g),
      ([, name = ""]) => name,
    );
    const others = new Set(targets.filter((name) => !name.startsWith("node:")).map(packageOf));
    expect([...others].sort()).toEqual([
      "@anthropic-ai/sdk",
      "bun:sqlite",
      "fs-native-extensions",
      "openai",
      "zod",
    ]);
    // Whoever runs it is asked first, wherever Bun is named at all, by whatever way to name it.
    const asked = [
      /typeof Bun === "undefined" \? (?:undefined|void 0) : Bun\.peek/,
      /"Bun" in globalThis/,
      /"[^"]*, or Bun\."/,
    ];
    const unasked = code.split("\n").filter((line) => {
      const rest = asked.reduce((text, guarded) => text.replace(guarded, ""), line);
      return /\bBun\b/.test(rest) || /import\.meta(?!\.url\b)/.test(rest);
    });
    expect(unasked).toEqual([]);
    expect(code.match(/import\("bun:sqlite"\)/g)).toHaveLength(1);
    expect(code).toMatch(
      /if \("Bun" in globalThis\) \{\s*const \{ Database \} = await import\("bun:sqlite"\)/,
    );
  });

  test.each([...runtimes])(
    "every example of its page runs on %s and prints what the page says",
    async (runtime) => {
      const place = folder(`all on ${runtime}`);
      const env = {
        ANTHROPIC_API_KEY: "sk-test-0123456789abcdef",
        OPENAI_API_KEY: "sk-test-0123456789abcdef",
        ANTHROPIC_BASE_URL: mock.url,
        OPENAI_BASE_URL: `${mock.url}/v1`,
      };
      const names = shown.map(({ name }) => name);
      expect(names).toEqual(["first", "go-on", "providers", "author", "tools", "hooks", "team", "loop"]);
      const printed = await runAll(runtime, place, names, env);
      expect(printed).toEqual(shown.map(({ prints }) => prints));
    },
  );

  test.each([...swept(runtimes, 1)])(
    "a session that was begun on %s is gone on with on the other",
    async (runtime) => {
      const place = folder(`begun on ${runtime}`);
      expect(await runAll(runtime, place, ["first"])).toEqual([named("first") ?? ""]);
      const written = readdirSync(join(place, "data", "sessions")).filter((name) => !name.startsWith("."));
      expect(written).toEqual([expect.stringMatching(/^\d{8}-\d{6}-\w{6}\.json$/)]);
      expect(await runAll(other(runtime), place, ["go-on"])).toEqual([named("go-on") ?? ""]);
    },
  );

  test.each([...runtimes])(
    "what a kill -9 left on %s is gone on with on the other, each call answered once",
    async (runtime) => {
      const place = folder(`killed on ${runtime}`);
      write(place, { name: "killed", source: killed });
      write(place, { name: "after", source: after });
      const dying = await run([program(runtime), `killed.${runtime === "bun" ? "ts" : "mjs"}`], place);
      expect(dying).toEqual({ code: 137, out: "at work\n", err: "" });
      expect(await runAll(other(runtime), place, ["after"])).toEqual([
        "success user assistant tool:a tool:b assistant\n",
      ]);
    },
  );

  test("exports the same on both, each of it with an example, and keeps the rest to itself", async () => {
    write(dir, { name: "names", source: names });
    const [onBun = "", onNode = ""] = await Promise.all(
      runtimes.map(async (runtime) => (await runAll(runtime, dir, ["names"])).join("")),
    );
    expect(onNode).toBe(onBun);
    const [exported = "", subpaths, refused] = onBun.split("\n");
    const used = new Set(shown.flatMap(({ source }) => imported(source)));
    expect(exported.split(" ").filter((name) => !used.has(name))).toEqual([]);
    expect(subpaths).toBe("true true function true true");
    expect(refused).toBe("private private private");
  });

  test("means by each of its names the file that it means inside the project", () => {
    const json = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
    const { exports } = json("package.json");
    const { paths } = json("tsconfig.json").compilerOptions;
    const compiled = json("src/public/tsconfig.json").files.map((file: string) =>
      normalize(`src/public/${file}`),
    );
    const wanted = Object.entries<string[]>(paths).map(([name, [source = ""]]) => {
      const file = normalize(source);
      expect(compiled).toContain(file);
      const types = file.replace("src/", "./dist/types/").replace(".ts", ".d.ts");
      return [name.replace("teacher-assist", "."), { types, default: `./dist/${basename(file, ".ts")}.js` }];
    });
    expect(exports).toEqual(Object.fromEntries(wanted));
  });

  test("says of everything that it exports what it is", () => {
    const page = readFileSync(join(root, "docs", "library.md"), "utf8");
    const entry = readFileSync(library.at("dist/types/public/agent.d.ts"), "utf8");
    const all = [...entry.matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)\.js"/g)].flatMap(([, inner = "", from = ""]) =>
      inner.split(",").map((name) => ({ name: name.replace("type ", "").trim(), from })),
    ); // biome-ignore format: one line
    expect(all.length).toBeGreaterThan(60);
    const silent = all.filter(({ name, from }) => {
      const file = readFileSync(join(library.at("dist/types/public"), `${from}.d.ts`), "utf8");
      return !new RegExp(
        `\\*/\\s*export (?:declare )?(?:function|const|class|type|interface) ${name}\\b`,
      ).test(file);
    });
    expect(silent).toEqual([]);
    expect(all.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test("has types that a strict program can use, and that refuse what is wrong", async () => {
    writeFileSync(join(dir, "wrong.ts"), wrong);
    const options = {
      module: "nodenext",
      strict: true,
      noEmit: true,
      types: ["node"],
      exactOptionalPropertyTypes: true,
    };
    const files = [...shown.map(({ name }) => `${name}.ts`), "wrong.ts"];
    writeFileSync(
      join(dir, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...options, skipLibCheck: times(1, 0) === 1 }, files }),
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { out } = await run(["node", tsc, "-p", dir, "--checkers", "1"], dir);
    const errors = out.split("\n").filter((line) => /error TS/.test(line));
    expect(errors.map((line) => /^[\w.]+\(\d+/.exec(line)?.[0])).toEqual(["wrong.ts(2", "wrong.ts(3"]);
  });

  test("its command says that the program is elsewhere", async () => {
    const { code, err } = await run(["sh", library.at("bin/teacher-assist"), "--version"], dir);
    expect([code, err]).toEqual([1, expect.stringContaining("get the whole project and start it there")]);
  });
});

function packageOf(target: string): string {
  return target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
}

/** What a program imports by name; types are not asked for. */
function imported(source: string): string[] {
  const inner = /import \{([^}]*)\} from "teacher-assist\/agent"/.exec(source)?.[1] ?? "";
  return inner.split(",").map((name) => name.trim());
}

const killed = `
import { writeSync } from "node:fs";
import { defineAgent, defineTool, fileStore, scriptedModel, startConversation } from "teacher-assist/agent";
import { z } from "zod";
const work = defineTool({
  name: "work",
  description: "Never comes back.",
  schema: z.object({}),
  serial: true,
  run() {
    writeSync(1, "at work\\n");
    process.kill(process.pid, "SIGKILL");
    return { content: "" };
  },
});
const model = scriptedModel([{ calls: [{ name: "work", id: "a" }, { name: "work", id: "b" }] }]);
const agent = defineAgent({ name: "worker", model, system: "Work.", tools: [work] });
const chat = await startConversation({ store: fileStore("data") }, agent, "Work", process.cwd());
await chat.send("Work!", { signal: AbortSignal.timeout(60_000), onEvent() {} });
`;

const after = `
import { defineAgent, fileStore, resumeConversation, scriptedModel } from "teacher-assist/agent";
const store = fileStore("data");
const [session] = (await store.listSessions()).sessions;
const log = await store.openSession(session?.id ?? "");
const agent = defineAgent({ name: "worker", model: scriptedModel(["It broke off."]), system: "Work." });
const chat = resumeConversation({ store }, agent, log, process.cwd());
const { status } = await chat.send(null, { signal: AbortSignal.timeout(60_000), onEvent() {} });
await chat.close();
const { messages } = await store.readSession(log.session.id);
console.log(status, ...messages.map((one) => (one.role === "tool" ? "tool:" + one.callId : one.role)));
`;

const names = `
const agent = await import("teacher-assist/agent");
console.log(Object.keys(agent).sort().join(" "));
const { defineHook } = await import("teacher-assist/hooks");
const { builtinModel } = await import("teacher-assist/builtin");
const { readPluginTool } = await import("teacher-assist/tool");
const { textOf } = await import("teacher-assist/message");
const { scriptedModel } = await import("teacher-assist/testing");
const same = [defineHook === agent.defineHook, builtinModel === agent.builtinModel, typeof readPluginTool];
console.log(...same, textOf === agent.textOf, scriptedModel === agent.scriptedModel);
const inside = ["teacher-assist", "teacher-assist/dist/agent.js", "teacher-assist/src/agent/loop.ts"];
const tried = inside.map((path) => import(path).then(() => "open", () => "private"));
console.log((await Promise.all(tried)).join(" "));
`;

const wrong = `import { defineAgent, openaiModel, type RunResult } from "teacher-assist/agent";
defineAgent({ name: 1, model: openaiModel({ id: "m" }), system: "" });
export const status: RunResult["status"] = "finished";
`;
