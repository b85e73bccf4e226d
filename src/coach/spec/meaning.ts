import type { Path } from "../../markdown/plain-words.ts";
import { didYouMean, nearest } from "../../nearest.ts";
import { actionNamed, knownActions, outsideEvents } from "./actions.ts";
import { holds } from "./comparison.ts";
import type { CompiledSpec, CompiledState, SpecAction } from "./compiled.ts";
import { flowProblems } from "./flow.ts";
import { reportReach } from "./reach.ts";
import { knownTimeouts, sessionSettings } from "./settings.ts";
import { ways } from "./ways.ts";

type Report = (path: Path, message: string) => void;

export type Reading = {
  /** Handlers that a prompt has been written for. */
  prompts: ReadonlySet<string>;
  /** 0.2 runs as it was written, whatever it forgot. */
  lenient: boolean;
  /** States that have a problem already. */
  open: ReadonlySet<string>;
};

/** What is well formed and cannot work all the same. */
export function reportMeaning(spec: CompiledSpec, reading: Reading, at: Report): void {
  const open = new Set(reading.open);
  for (const [name, state] of Object.entries(spec.states)) {
    const inState: Report = (path, message) => at(["states", name, ...path], message);
    reportTargets(spec, state, inState);
    if (state.kind === "choice") continue;
    for (const [i, action] of state.entry.entries())
      for (const { key, message } of actionProblems(spec, action, reading.prompts))
        inState(["entry", i, key], message);
    const stuck = reportEvents(name, state, reading.lenient, inState);
    if (stuck) open.add(name);
  }
  reportWhole(spec, reading.open, at);
  for (const { state, message } of flowProblems(spec, open)) at(["states", state], message);
}

function reportTargets(spec: CompiledSpec, state: CompiledState, at: Report): void {
  const names = Object.keys(spec.states);
  for (const { target, key, label } of ways(state)) {
    const found = Object.hasOwn(spec.states, target) ? spec.states[target] : undefined;
    if (found === undefined) at(key, `There is no state \`${target}\`.${didYouMean(target, names)}`);
    else if (state.kind === "wait" && label !== "asr_result" && evaluates(found))
      at(key, `${target} judges what the learner said, and \`${label}\` comes without any.`);
  }
}

function evaluates(state: CompiledState): boolean {
  return state.kind !== "choice" && state.entry.some(({ action }) => action === "evaluate_usage");
}

function actionProblems(
  { counters }: CompiledSpec,
  { action, handler }: SpecAction,
  prompts: ReadonlySet<string>,
): { key: string; message: string }[] {
  const kind = actionNamed(action);
  if (kind === undefined) {
    const message = `There is no action \`${action}\`.${didYouMean(action, Object.keys(knownActions))}`;
    return [{ key: "action", message }];
  }
  const missing = kind.effects.flatMap((effect) =>
    effect === "reset all" || effect.counter === "presentation" || Object.hasOwn(counters, effect.counter)
      ? []
      : [{ key: "action", message: `\`${action}\` needs a counter \`${effect.counter}\`.` }],
  );
  if (handler === null || prompts.has(handler)) return missing;
  const message = `There is no prompt for \`${handler}\`.${didYouMean(handler, prompts)}`;
  return [...missing, { key: "handler", message }];
}

/** Events that are waited for and never come, and events that come and are not waited for. true: there was one. */
function reportEvents(name: string, state: CompiledState, lenient: boolean, at: Report): boolean {
  if (state.kind === "choice") return false;
  const known = state.entry.every(({ action }) => actionNamed(action) !== undefined);
  const waited = state.kind === "wait" ? Object.keys(state.on) : [];
  const sent = state.entry.flatMap(({ action }, i) =>
    (actionNamed(action)?.sends ?? []).map((event) => ({ action, event, i })),
  );
  const offered = state.entry.flatMap(({ action }) => actionNamed(action)?.offers ?? []);
  const possible = new Set([...sent.map(({ event }) => event), ...offered, ...outsideEvents]);
  const strange = known ? waited.filter((event) => !possible.has(event)) : [];
  for (const event of strange)
    at(["on", event], `Nobody sends \`${event}\` in ${name}.${didYouMean(event, possible)}`);
  const meant = new Set(strange.flatMap((event) => nearest(event, possible) ?? []));

  const reported = new Set<string>();
  for (const { action, event, i } of sent) {
    const spoken = event === "tts_done";
    if (waited.includes(event) || meant.has(event) || reported.has(event)) continue;
    if (spoken && (lenient || state.kind === "final")) continue;
    reported.add(event);
    at(["entry", i], `\`${action}\` sends \`${event}\`, and ${name} has no way for it.`);
  }
  const [first, second] = [...new Set(sent.filter(({ event }) => event !== "tts_done").map(({ i }) => i))];
  if (first !== undefined && second !== undefined)
    at(["entry", second], `${name} would go on in two ways at once: one action of an entry may decide.`);
  return strange.length > 0 || reported.size > 0 || !known;
}

/** What does not belong to one state. */
function reportWhole(spec: CompiledSpec, unread: ReadonlySet<string>, at: Report): void {
  const names = Object.keys(spec.states);
  const states = Object.values(spec.states);
  if (!Object.hasOwn(spec.states, spec.initial))
    at(["initial"], `There is no state \`${spec.initial}\` to begin in.${didYouMean(spec.initial, names)}`);
  if (unread.size === 0 && !states.some(({ kind }) => kind === "final"))
    at(["states"], "No state is `type: final`: the session could never end.");

  const waited = new Set(states.flatMap((state) => (state.kind === "wait" ? Object.keys(state.on) : [])));
  for (const event of Object.keys(spec.effects))
    if (!waited.has(event))
      at(["effects", event], `No state waits for \`${event}\`.${didYouMean(event, waited)}`);

  const guards = states.flatMap((state) => (state.kind === "choice" ? [state.guard] : []));
  const read = [...guards, ...spec.invariants].flatMap(({ left, right }) => [left, right]);
  for (const [name, value] of Object.entries(spec.context)) {
    const setting = Object.hasOwn(sessionSettings, name);
    if (Object.hasOwn(spec.counters, name)) at(["context", name], `\`${name}\` is a counter already.`);
    else if (setting && typeof value !== "boolean") at(["context", name], `\`${name}\` is true or false.`);
    else if (!setting && !read.some((operand) => operand.kind === "context" && operand.name === name))
      at(["context", name], `Nothing reads \`${name}\`.${didYouMean(name, Object.keys(sessionSettings))}`);
  }
  for (const name of Object.keys(spec.timeoutsMs))
    if (!Object.hasOwn(knownTimeouts, name))
      at(
        ["context", "timeouts_ms", name],
        `Nothing waits for \`${name}\`.${didYouMean(name, Object.keys(knownTimeouts))}`,
      );
  reportReach(spec, at);
  for (const [i, invariant] of spec.invariants.entries())
    if (!holds(invariant, spec)) at(["invariants", i], `\`${invariant.text}\` does not hold at the start.`);
}
