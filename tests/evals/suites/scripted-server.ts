import { type Answer, claude, type FaultServer, faultServer, type Step } from "../../model/fault-server.ts";

type Call = { name: string; args: unknown };

/** `invents`: its first draft claims what is not there, and its second does not. A model over HTTP that does the same for everybody: looks things up, calls somebody in, and writes. How far it is, it sees from what it is sent. */
export function planningServer({ invents = false } = {}): FaultServer {
  let first = true;
  const answer: Answer = ({ body }) => {
    const { messages, system }: { messages: { role: string }[]; system: unknown } = JSON.parse(body);
    if (first) {
      first = false;
      return {
        status: 529,
        body: { type: "error", error: { type: "overloaded_error", message: "busy" } },
        headers: { "retry-after": "0" },
      };
    }
    const turns = messages.filter(({ role }) => role === "assistant").length;
    const isCalledIn = !JSON.stringify(system).includes("<command");
    if (isCalledIn) return { stream: saying(`A task, and what it is for (${turns}).`) };
    if (turns === 0)
      return {
        stream: calling([
          { name: "read_file", args: { path: "classes/3B.md" } },
          { name: "read_skill", args: { name: "backward-design" } },
          { name: "list_directory", args: { path: "curriculum" } },
          {
            name: "spawn_subagent",
            args: {
              agent: "resource-creator",
              task: "A task on loops",
              context: { decisions: "Loops that count", constraints: "50 minutes", deliverable: "One task" },
            },
          },
        ]),
      };
    return { stream: saying(invents && turns === 1 ? withInventedCode : lesson) };
  };
  return faultServer([answer]);
}

const usage = { input_tokens: 1200, output_tokens: 1, cache_read_input_tokens: 300 };

function saying(text: string): Step[] {
  const pieces = text.match(/[\s\S]{1,400}/g) ?? [];
  return [
    claude.start(usage),
    claude.block(0, { type: "text", text: "" }),
    ...pieces.map((piece) => claude.text(0, piece)),
    ...claude.end("end_turn", { output_tokens: 700 }),
  ];
}

function calling(calls: readonly Call[]): Step[] {
  const blocks = calls.flatMap(({ name, args }, at) => [
    claude.block(at, { type: "tool_use", id: `toolu_${at}`, name, input: {} }),
    claude.json(at, JSON.stringify(args)),
  ]);
  return [claude.start(usage), ...blocks, ...claude.end("tool_use", { output_tokens: 80 })];
}

/** No claim of a curriculum in it: what it is worth is not what the tests are about. */
const lesson = `# Loops that count

## Overview
Pupils of 3B say a thing many times with one loop.

## Learning outcomes
- Write a loop that counts from one number to another.

## Success criteria
- I can say how often a loop runs.

## Starter
Clap a pattern five times; how would you write that down once? (5 minutes)

## Main
Trace a loop on paper, then write one that prints the seven times table. (30 minutes)

## Plenary
Predict what three loops print. (10 minutes)

## Assessment
Exit slip: write a loop that counts from 1 to 5.

## Differentiation
- EAL: word cards with pictures.

## Resources
- Paper and computers.

## Timings
| part | minutes |
|---|---|
| Starter | 5 |
| Main | 35 |
| Plenary | 10 |
`;

/** Claims an outcome that no curriculum has: the guardrail sends it back. */
const withInventedCode = lesson.replace(
  "## Success criteria",
  "## Curriculum links\n- [TCH 9-99z](curriculum/cfe-computing.md#L1-L2)\n\n## Success criteria",
);
