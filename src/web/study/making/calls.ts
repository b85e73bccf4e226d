import type { ImportWish, LookedAt } from "../../../learning/room/import-course.ts";
import { ask, askFor } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import type { TopicForm } from "./topic-draft.ts";

/** What is asked of the server to make and mend courses. */
export const making = api.making;
const one = making.courses[":course"];
const topic = one.topics[":topic"];

/** What somebody brings: a text, or a file as it is. */
export type Source = { text: string } | { file: File };
export type Wish = ImportWish;
export type Made = { name: string };

export function look(source: Source, wish: Wish): Promise<LookedAt> {
  if ("text" in source) return ask(making["look-list"].$post({ json: { text: source.text, wish } }));
  return askFor<LookedAt>(`/api/making/look?${queryOf(source.file, wish)}`, sent(source.file));
}

export function bring(source: Source, wish: Wish): Promise<Made> {
  if ("text" in source) return ask(making["import-list"].$post({ json: { text: source.text, wish } }));
  return askFor<Made>(`/api/making/import?${queryOf(source.file, wish)}`, sent(source.file));
}

export function openShared(file: File): Promise<Made> {
  return askFor<Made>(`/api/making/open?${new URLSearchParams({ name: file.name })}`, sent(file));
}

function queryOf(file: File, wish: Wish): URLSearchParams {
  return new URLSearchParams({ file: file.name, wish: JSON.stringify(wish) });
}

function sent(file: File): RequestInit {
  return { method: "POST", body: file };
}

export const readOutline = (course: string) => ask(one.$get({ param: { course } }));
export type Outline = Awaited<ReturnType<typeof readOutline>>;

export const readTopic = (course: string, id: string) => ask(topic.$get({ param: { course, topic: id } }));
export const saveTopic = (course: string, id: string, form: TopicForm, seen: TopicForm) =>
  ask(topic.$put({ param: { course, topic: id }, json: { form, seen } }));
export const checkTopic = (course: string, id: string, form: TopicForm) =>
  ask(topic.check.$post({ param: { course, topic: id }, json: { form } }));
export const removeTopic = (course: string, id: string) =>
  ask(topic.$delete({ param: { course, topic: id } }));
export const addTopic = (course: string, json: Parameters<typeof one.topics.$post>[0]["json"]) =>
  ask(one.topics.$post({ param: { course }, json }));
export const tryTopic = (course: string, id: string, json: Parameters<typeof topic.try.$post>[0]["json"]) =>
  ask(topic.try.$post({ param: { course, topic: id }, json }));
export type Tried = Awaited<ReturnType<typeof tryTopic>>;
