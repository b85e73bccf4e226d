import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { argumentsFrom } from "../../src/model/call-args.ts";
import { callIds } from "../../src/model/call-ids.ts";
import { type CallDelta, callAssembler } from "../../src/model/tool-calls.ts";
import { twoCalls } from "./harness.ts";

function assembled(deltas: readonly CallDelta[]) {
  const assembler = callAssembler();
  for (const delta of deltas) assembler.take(delta);
  return assembler.calls();
}

const aCall = fc.record({
  name: fc.constantFrom("read_file", "list_directory", "read_skill"),
  args: fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
  /** Where the argument text is cut into pieces. */
  cuts: fc.array(fc.nat({ max: 40 }), { maxLength: 4 }),
});

/** The pieces of a call as a server streams them: first the name, then the arguments bit by bit. */
function pieces(
  call: { name: string; args: object; cuts: number[] },
  index: number,
  repeatsId: boolean,
): CallDelta[] {
  const text = JSON.stringify(call.args);
  const marks = [0, ...call.cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
  const parts = marks.slice(1).map((mark, i) => text.slice(marks[i], mark));
  const id = `id_${index}`;
  return [
    { index, id, function: { name: call.name, arguments: "" } },
    ...parts.map((part) => ({ index, ...(repeatsId ? { id } : {}), function: { arguments: part } })),
  ];
}

/** Merges lists into one, each keeping its own order, as `order` says. */
function interleaved<Item>(lists: Item[][], order: number[]): Item[] {
  const rest = lists.map((list) => [...list]);
  const merged: Item[] = [];
  for (let turn = 0; rest.some((list) => list.length > 0); turn++) {
    const open = rest.filter((list) => list.length > 0);
    const item = open[(order[turn % order.length] ?? 0) % open.length]?.shift();
    if (item !== undefined) merged.push(item);
  }
  return merged;
}

describe("a turn's calls", () => {
  test("come out the same however their pieces were mixed", () => {
    fc.assert(
      fc.property(
        fc.array(aCall, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (calls, order, repeatsId) => {
          const deltas = interleaved(
            calls.map((call, index) => pieces(call, index, repeatsId)),
            order,
          );
          expect(assembled(deltas)).toEqual(
            calls.map((call, index) => ({
              id: `id_${index}`,
              name: call.name,
              arguments: JSON.stringify(call.args),
            })),
          );
        },
      ),
    );
  });

  test("come out whole when each is sent in one piece, numbered or not", () => {
    fc.assert(
      fc.property(
        fc.array(aCall, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("none", "zero", "right"),
        fc.boolean(),
        (calls, numbers, withId) => {
          const deltas = calls.map((call, i) => ({
            ...(numbers === "none" ? {} : { index: numbers === "zero" ? 0 : i }),
            ...(withId ? { id: `id_${i}` } : {}),
            function: { name: call.name, arguments: JSON.stringify(call.args) },
          }));
          expect(assembled(deltas).map(({ name, arguments: text }) => [name, text])).toEqual(
            calls.map((call) => [call.name, JSON.stringify(call.args)]),
          );
        },
      ),
    );
  });

  test("without arguments, and all numbered 0, are told apart by their ids", () => {
    const delta = (id: string) => ({ index: 0, id, function: { name: "list", arguments: "" } });
    expect(assembled([delta("a"), delta("b"), delta("a")]).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("whose name is repeated with every piece stay one call", () => {
    const name = "read_file";
    expect(
      assembled([
        { index: 0, id: "a", function: { name, arguments: '{"pa' } },
        { index: 0, id: "a", function: { name, arguments: 'th":1}' } },
      ]),
    ).toEqual([{ id: "a", name, arguments: '{"path":1}' }]);
  });
});

describe("arguments", () => {
  test("are what was sent, and anything that is not whole is kept as text", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (args, at) => {
        const text = JSON.stringify(args);
        expect(argumentsFrom(text, false)).toEqual({ args: JSON.parse(text) });
        const cut = text.slice(0, 1 + (at % (text.length - 1)));
        if (cut !== text) expect(argumentsFrom(cut, true)).toEqual({ args: {}, malformed: cut });
      }),
    );
  });

  test("may be absent", () => {
    expect(argumentsFrom("", false)).toEqual({ args: {} });
    expect(argumentsFrom("", true).malformed).toBeDefined();
  });
});

describe("ids", () => {
  test("are unique in the conversation, kept where they can be, and the same every time", () => {
    const give = () => {
      const next = callIds(twoCalls);
      return [next("mine"), next("mine"), next("call_a"), next(), next("")];
    };
    expect(give()).toEqual(["mine", "call_3", "call_4", "call_5", "call_6"]);
    expect(give()).toEqual(give());
  });
});
