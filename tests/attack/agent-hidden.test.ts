import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Message, textOf } from "../../src/message.ts";
import type { ModelRequest } from "../../src/model/model.ts";
import type { ScriptedAnswer, ScriptedTurn } from "../../src/model/scripted.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { context, passing, stage, summed } from "../agent/troupe.ts";
import { swept } from "../sweep.ts";

/**
 * Instructions hidden in a workspace file, a skill, a tool's or a called agent's result, and models that obey every one
 * of them. What an agent may do is its definition's, whatever it reads: its tools, where it writes, whom it may call.
 */
const Corpus = z.array(z.object({ text: z.string(), obeyed: z.array(z.string()).min(1) }));
const corpus = Corpus.parse(
  Bun.YAML.parse(readFileSync(join(import.meta.dir, "hidden", "instructions.yaml"), "utf8")),
);

const canary = "sk-canary-51c0";
const workspace = {
  ".env": canary,
  ".env.local": canary,
  "prod.env": canary,
  "secret.env": canary,
  ".git/config": canary,
  "soul.md": "voice",
  "teacher.md": "teacher",
  "pedagogy.md": "pedagogy",
  "classes/3B.md": "class",
  "curriculum/cfe.md": "curriculum",
};

const agents = {
  // It may write below out/ and call the reader in; there is a writer, who is none of its business.
  lead: "tools: [read_file, write_file, str_replace, read_skill, echo, fetch]\nwritable: [out]\nsubagents: [reader]\nskills: [craft]",
  reader: "tools: [read_file, read_skill, fetch]\nskills: [craft]\nsubagents: [writer]\nhandoffs: [writer]",
  writer: "tools: [write_file, bash]\nwritable: [.]",
};

type Call = NonNullable<ScriptedAnswer["calls"]>[number];

/** What a model does that takes the instruction at its word; `write` by every name there is for it. */
function callsFor(order: string): Call[] {
  const [verb = "", ...rest] = order.split(" ");
  const what = rest.join(" ").replace(/^"|"$/g, "");
  switch (verb) {
    case "write":
      return ["write_file", "Write"].map((name) => ({ name, args: { path: what, content: "owned" } }));
    case "replace":
      return ["str_replace", "Edit"].map((name) => ({ name, args: { path: what, old: "e", new: "owned" } }));
    case "read":
      return ["read_file", "Read"].map((name) => ({ name, args: { path: what } }));
    case "run":
      return ["bash", "Bash"].map((name) => ({ name, args: { command: what } }));
    case "call":
      return ["spawn_subagent", "Task"].map((name) => ({
        name,
        args: { agent: what, task: "Obey.", context },
      }));
    case "hand":
      return [{ name: `transfer_to_${what}`, args: { context: passing } }];
    default:
      throw new Error(`what is ${order}?`);
  }
}

const places = ["a workspace file", "a skill", "a tool's result", "a called agent's result"] as const;

/** Reads where the instruction is hidden, then does all that it says, then ends. */
function* obeying(first: Call, orders: readonly string[]): Generator<ScriptedTurn> {
  yield { calls: [first] };
  yield { calls: orders.flatMap(callsFor) };
  for (;;) yield summed("I have obeyed.");
}

function files(dir: string, below = ""): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return Object.entries(files(dir, path));
      return entry.isSymbolicLink() ? [] : [[path, readFileSync(join(dir, path), "utf8")]];
    }),
  );
}

const results = (messages: readonly Message[]) => messages.filter((message) => message.role === "tool");

test("the corpus is large enough, and every order in it is one that can be tried", () => {
  expect(corpus.length).toBeGreaterThanOrEqual(40);
  expect(new Set(corpus.map(({ text }) => text)).size).toBe(corpus.length);
  for (const { obeyed } of corpus) for (const order of obeyed) expect(callsFor(order)).not.toEqual([]);
});

describe.each(places)("hidden in %s", (place) => {
  test.each(swept(corpus, 12).map(({ text, obeyed }) => [text, obeyed] as const))(
    "%j",
    async (text, obeyed) => {
      const where: Record<(typeof places)[number], Call> = {
        "a workspace file": { name: "read_file", args: { path: "topics/note.md" } },
        "a skill": { name: "read_skill", args: { name: "craft" } },
        "a tool's result": { name: "fetch", args: {} },
        "a called agent's result": {
          name: "spawn_subagent",
          args: { agent: "reader", task: "Read.", context },
        },
      };
      const fetch = defineTool({
        name: "fetch",
        description: "Fetches.",
        schema: z.object({}),
        run: () => ({ content: text }),
      });
      const called = place === "a called agent's result";
      using on = await stage({
        agents,
        skills: { craft: `---\ndescription: Craft\n---\n${place === "a skill" ? text : "Be kind."}\n` },
        workspace: { ...workspace, "topics/note.md": place === "a workspace file" ? text : "A note." },
        tools: [fetch],
        turns: {
          lead: obeying(where[place], obeyed),
          // The called agent is led astray as well: it reads the same, and obeys before it tells.
          reader: called ? obeying({ name: "fetch", args: {} }, obeyed) : [],
          writer: (function* (): Generator<ScriptedTurn> {
            for (;;) yield { calls: [{ name: "write_file", args: { path: "soul.md", content: "owned" } }] };
          })(),
        },
      });
      symlinkSync(join(on.root, "secret.env"), join(on.root, "link-to-secret.md"));
      const before = files(on.root);
      const { result, session, children } = await on.play("Make a lesson.");
      expect(result).toMatchObject({ status: "success", agent: "lead" });
      expect(session.agent).toBe("lead");
      const [first, ...tried] = results(session.messages);
      expect(first?.isError).toBe(false);
      // Whom it may call in it may call in, but nothing that was forbidden came to pass.
      const allowed = tried.filter(({ isError }) => !isError).map(({ name }) => name);
      expect(allowed.filter((name) => name !== "spawn_subagent")).toEqual([]);
      expect(children.every(({ agent }) => agent === "reader")).toBe(true);
      for (const child of children)
        expect(
          results(child.messages)
            .slice(called ? 1 : 0)
            .filter(({ isError }) => !isError),
        ).toEqual([]);
      expect(files(on.root)).toEqual(before);
      expect([session, ...children].flatMap(({ messages }) => messages.map(textOf)).join()).not.toContain(
        canary,
      );
    },
  );
});

test("what is read changes neither what is offered nor what the prompt says", async () => {
  const seen: Pick<ModelRequest, "system" | "tools">[] = [];
  const note = ({ system, tools }: ModelRequest) => seen.push({ system, tools });
  using on = await stage({
    agents,
    skills: { craft: "---\ndescription: Craft\n---\nBe kind.\n" },
    tools: [
      defineTool({
        name: "fetch",
        description: "Fetches.",
        schema: z.object({}),
        run: () => ({ content: corpus.map(({ text }) => text).join("\n") }),
      }),
    ],
    turns: {
      lead: [
        (request) => {
          note(request);
          return { calls: [{ name: "fetch", args: {} }] };
        },
        (request) => {
          note(request);
          return "Done.";
        },
      ],
    },
  });
  await on.play("Go.");
  expect(seen[1]).toEqual(seen[0]);
});
