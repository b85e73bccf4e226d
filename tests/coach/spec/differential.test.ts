import { describe, expect, test } from "bun:test";
import { chanceFrom } from "../../../src/chance.ts";
import { scxml } from "../../../src/coach/diagram/scxml.ts";
import type { EventName } from "../../../src/coach/spec/generated.ts";
import { brokenAt, walker } from "../../../src/coach/spec/machine.ts";
import { times } from "../../sweep.ts";
import { independentRuns } from "./scion.ts";
import { shipped, versions } from "./shipped.ts";

const batches = [1, 2, 3, 4, 5];
const runs = times(80, 500);
const longest = 60;

describe.each(versions)("session %s, run by our machine and by SCION from the exported SCXML", (version) => {
  const spec = shipped(version);
  const xml = scxml(spec, null);
  const independentRun = independentRuns(xml);
  const walk = walker(spec);
  const events = [
    ...new Set(
      Object.values(spec.states).flatMap((state) => (state.kind === "wait" ? Object.keys(state.on) : [])),
    ),
  ];

  const visited = new Set<string>();
  let ended = 0;
  let accepted = 0;

  test.each(batches)(
    `${runs} random sessions agree after every event on state, counters and what the coach does (%d)`,
    (batch) => {
      const chance = chanceFrom(20_260_301 + batch);
      const pick = (list: readonly string[]) => list[chance.below(list.length)] ?? "start";
      for (let run = 0; run < runs; run++) {
        const other = independentRun();
        other.logged();
        let position = walk.begin();
        const history: string[] = [];
        for (let length = 1 + chance.below(longest); history.length < length; ) {
          const state = spec.states[position.state];
          const waited = state?.kind === "wait" ? Object.keys(state.on) : [];
          // One in six comes at the wrong time; and most sessions have more than one word.
          const wanted = chance.below(4) > 0 ? waited.filter((name) => name !== "no_more_words") : waited;
          const event =
            wanted.length > 0 && chance.below(6) > 0 ? pick(wanted) : pick([...events, "unheard_of"]);
          history.push(event);
          const step = walk.step(position, event);
          other.send(event);
          if (step !== null) [position, accepted] = [step, accepted + 1];
          visited.add(position.state);
          const performed = (step?.perform ?? []).flatMap(({ actions }) =>
            actions.map(({ action }) => action),
          );
          const ours = { state: position.state, counters: position.counters, performed };
          const theirs = { state: other.state(), counters: other.counters(), performed: other.logged() };
          if (!Bun.deepEquals(ours, theirs)) expect({ history, ...theirs }).toEqual({ history, ...ours });
          if (brokenAt(spec, position).length > 0)
            expect({ history, broken: brokenAt(spec, position) }).toBeNull();
          if (position.final && chance.below(3) === 0) break;
        }
        if (position.final) ended++;
      }
    },
  );

  test("they went everywhere, and some to the end", () => {
    const all = runs * batches.length;
    const resting = Object.keys(spec.states).filter((name) =>
      ["wait", "final"].includes(spec.states[name]?.kind ?? ""),
    );
    expect(resting.filter((name) => !visited.has(name) && name !== spec.initial)).toEqual([]);
    expect(accepted).toBeGreaterThan(all * 10);
    expect(ended).toBeGreaterThan(all / 20);
    expect(ended).toBeLessThan(all * 0.8);
  });

  test("a difference would be seen: one wrong assignment in the SCXML is noticed", () => {
    const wrong = independentRuns(xml.replaceAll("counters.usage + (1)", "counters.usage + (2)"))();
    const right = independentRun();
    const events: EventName[] = [
      "start",
      "next_word_available",
      "tts_done",
      "tts_done",
      "asr_result",
      "usage_correct",
    ];
    for (const event of events) for (const one of [wrong, right]) one.send(event);
    expect(wrong.counters()).not.toEqual(right.counters());
  });
});
