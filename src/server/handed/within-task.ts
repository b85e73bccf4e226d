import type { Studied } from "../../store/session.ts";
import type { Handed } from "./passes.ts";

/** What a request of a participant's is about: the task alone, a lesson that has to be theirs, or what lies on its desk. */
export type Within = "task" | "desk" | { lesson: string };

export function isOfTask({ study: mark }: Studied, { study, participant, task }: Handed): boolean {
  return mark?.study === study && mark.participant === participant && mark.task === task;
}

const onDesk: readonly (readonly [string, RegExp])[] = [
  ["GET", /^\/api\/workspace(\/(tree|file|classes))?$/],
  ["PUT", /^\/api\/workspace\/file$/],
  ["POST", /^\/api\/workspace\/classes$/],
  ["GET", /^\/api\/curriculum(\/topics(\/next)?)?$/],
  ["POST", /^\/api\/curriculum\/import$/],
  ["GET", /^\/api\/library(\/[^/]+){0,2}$/],
  ["GET", /^\/api\/memory$/],
  ["POST", /^\/api\/memory\/[^/]+$/],
  ["POST", /^\/api\/material\/(document|note)$/],
  ["GET", /^\/api\/sessions$/],
];

const ofLesson = [
  /^\/api\/sessions\/([^/]+)(\/.*)?$/,
  /^\/api\/companions\/([^/]+)\/.+$/,
  /^\/api\/share\/lesson\/([^/]+)$/,
];

/**
 * What somebody at a task may ask the server for; null: nothing of the kind. Whatever is not named here is refused, so that a route that is
 * added later is closed to them until somebody thought of it.
 */
export function withinTask(
  method: string,
  path: string,
  { study, participant, task }: Handed,
): Within | null {
  const own = `/api/studies/${study}`;
  const open = [
    "GET /api/about",
    "POST /api/handed/back",
    `GET ${own}/tasks/${task}`,
    `POST ${own}/participants/${participant}/begin`,
    `POST ${own}/participants/${participant}/finish`,
  ];
  if (open.includes(`${method} ${path}`)) return "task";
  if (onDesk.some(([how, where]) => how === method && where.test(path))) return "desk";
  const [, lesson, more] = ofLesson.map((where) => where.exec(path)).find((found) => found !== null) ?? [];
  // What they made stays until they withdraw, which deletes all of it.
  if (lesson === undefined || (method === "DELETE" && more === undefined)) return null;
  return { lesson };
}
