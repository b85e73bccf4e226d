import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";

const one = api.together[":course"];

export const readTogether = (course: string) => ask(one.$get({ param: { course } }));
export const begin = (course: string, json: Parameters<typeof one.$post>[0]["json"]) =>
  ask(one.$post({ param: { course }, json }));
export const answer = (course: string, text: string) =>
  ask(one.answer.$post({ param: { course }, json: { text } }));
export const judge = (course: string, verdict: Verdict) =>
  ask(one.judge.$post({ param: { course }, json: { verdict } }));
export const goOn = (course: string) => ask(one.next.$post({ param: { course } }));
export const end = (course: string) => ask(one.end.$post({ param: { course } }));

export type View = NonNullable<Awaited<ReturnType<typeof readTogether>>["view"]>;
export type Parted = Awaited<ReturnType<typeof end>>["parted"];
export const verdicts = ["correct", "partial", "incorrect"] as const;
export type Verdict = (typeof verdicts)[number];
