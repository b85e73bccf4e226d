import { ModelError } from "../../model/errors.ts";
import type { Model, ModelEvent } from "../../model/model.ts";
import type { Traffic } from "../../model/traffic.ts";
import { readableId } from "../ids.ts";
import { type Clock, systemClock } from "../run.ts";
import { askedOf, type Lane, RecordedCall } from "./recording.ts";

/** One run as it is recorded or played: its models, its time and its names. */
export type LanePorts = { traffic: Traffic; clock: Clock; newId: (now: number) => string };

export type RecordingLane = LanePorts & { recorded(): Lane };

/** The run goes on as it would; what its models answer is written down, and so are its time and its names. */
export function recordLane(name: string, time: Clock = systemClock, make = readableId): RecordingLane {
  const lane: Lane = { lane: name, choices: {}, calls: [], clock: [], ids: [] };
  const kept = (value: number) => {
    lane.clock.push(value);
    return value;
  };
  return {
    traffic: {
      inOrder: true,
      chosen: () => null,
      async through({ agent, provider, model }, open) {
        lane.choices[agent] = { provider, model };
        const own = await open();
        return provider === "builtin" ? own : recorded(own, lane.calls);
      },
    },
    clock: untimed({ now: () => kept(time.now()), tick: () => kept(time.tick()) }, time),
    newId(now) {
      const id = make(now);
      lane.ids.push(id);
      return id;
    },
    recorded: () => lane,
  };
}

function recorded(model: Model, calls: RecordedCall[]): Model {
  return {
    provider: model.provider,
    id: model.id,
    async generate(request, call) {
      const events: ModelEvent[] = [];
      const asked = askedOf(request);
      const onEvent = (event: ModelEvent) => {
        events.push(event);
        call.onEvent(event);
      };
      try {
        const came = await model.generate(request, { ...call, onEvent });
        // Read as it will be read, so that even the order of its parts is what it will be.
        const kept = RecordedCall.parse(structuredClone({ asked, events, came }));
        calls.push(kept);
        return "failure" in kept.came ? came : structuredClone(kept.came);
      } catch (error) {
        if (error instanceof ModelError) calls.push({ asked, events, came: { failure: failureOf(error) } });
        throw error;
      }
    },
  };
}

function failureOf({ kind, message, atTerminal, status, retryAfterMs }: ModelError) {
  return { kind, message, atTerminal, status, retryAfterMs };
}

/** A timer looks at the clock when it fires, which is another time at each run: what it sees is real and is not counted. */
export function untimed(counted: Pick<Clock, "now" | "tick">, real: Clock): Clock {
  let inTimer = false;
  const after = real.after ?? systemClock.after;
  return {
    now: () => (inTimer ? real : counted).now(),
    tick: () => (inTimer ? real : counted).tick(),
    after: (ms, fire) =>
      after(ms, () => {
        inTimer = true;
        try {
          fire();
        } finally {
          inTimer = false;
        }
      }),
  };
}
