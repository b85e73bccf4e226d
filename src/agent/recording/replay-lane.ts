import { ModelError } from "../../model/errors.ts";
import type { Model, ModelRequest } from "../../model/model.ts";
import { cancelled } from "../../model/streaming.ts";
import { Problem } from "../../problem.ts";
import { type LanePorts, untimed } from "./record-lane.ts";
import { type Asked, askedOf, type Lane, type RecordedCall } from "./recording.ts";

/** The same run again, byte for byte, with no key and no network. Where it asks something else, it says what. */
export function replayLane(lane: Lane): LanePorts {
  const { choices } = lane;
  const calls = lane.calls.values();
  const time = lane.clock.values();
  const ids = lane.ids.values();
  let last = 0;
  // A run that went another way looks at the clock more often than it did: its time then stands still.
  const next = () => {
    last = time.next().value ?? last;
    return last;
  };
  const taken = { place: 0, of: lane.calls.length };
  const still = { now: () => last, tick: () => last };
  return {
    traffic: {
      inOrder: true,
      chosen(agent) {
        const own = choices[agent];
        if (own === undefined)
          throw new Problem(
            "usage",
            `The recording${named(lane)} has no agent ${agent}: it is of another run.`,
          );
        return { agent, ...own, notice: null };
      },
      through: async ({ provider, model }, open) =>
        provider === "builtin" ? await open() : played(provider, model, calls, taken, named(lane)),
    },
    clock: untimed({ now: next, tick: next }, still),
    newId(now) {
      const id = ids.next().value;
      if (id === undefined)
        throw new Problem(
          "usage",
          `The recording${named(lane)} is at its end, and the run goes on (${now}).`,
        );
      return id;
    },
  };
}

function named({ lane }: Lane): string {
  return lane === "" ? "" : ` of ${lane}`;
}

function played(
  provider: string,
  id: string,
  calls: IterableIterator<RecordedCall>,
  taken: { place: number; of: number },
  of: string,
): Model {
  return {
    provider,
    id,
    async generate(request, { signal, onEvent }) {
      if (signal.aborted) throw cancelled();
      const call = calls.next().value;
      taken.place++;
      const other = call === undefined ? null : differs(call.asked, request);
      if (call === undefined) throw off(`it has ${taken.of} turns of a model, and this is one more`, of);
      if (other !== null) throw off(`turn ${taken.place} asks with other ${other} than were recorded`, of);
      for (const event of call.events) onEvent(event);
      if (!("failure" in call.came)) return structuredClone(call.came);
      const { kind, message, atTerminal, status, retryAfterMs } = call.came.failure;
      throw new ModelError(kind, message, {
        ...(status === null ? {} : { status }),
        ...(retryAfterMs === null ? {} : { retryAfterMs }),
        ...(atTerminal === message ? {} : { command: atTerminal.slice(message.length + 1) }),
      });
    },
  };
}

const words: Readonly<Record<keyof Asked, string>> = {
  system: "instructions (agent, skills, workspace or memory changed)",
  messages: "messages (the request, or what a tool gave)",
  tools: "tools",
  volatile: "tasks",
  outputSchema: "output shape",
};

function differs(asked: Asked, request: ModelRequest): string | null {
  const now = askedOf(request);
  const names: (keyof Asked)[] = ["system", "tools", "outputSchema", "messages", "volatile"];
  const other = names.find((name) => asked[name] !== now[name]);
  return other === undefined ? null : words[other];
}

function off(why: string, of: string): ModelError {
  return new ModelError(
    "bad_request",
    `This is not the run that was recorded${of}: ${why}. Nothing was sent anywhere. Record it again, or go back to the files as they were.`,
  );
}
