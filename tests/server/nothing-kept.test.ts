import { expect, test } from "bun:test";
import { whereIs } from "../evals/studies/kept.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

/** Somebody is named, and something is said of them that a plan may need. */
const requests: readonly [request: string, name: RegExp][] = [
  ["fractions for 2A, Oluwaseun Bankole has dyslexia and needs larger text", /Oluwaseun|Bankole/],
  ["Brüche für die 6b, Leopoldine Hasenöhrl hat Legasthenie und braucht mehr Zeit", /Leopoldine|Hasen/],
  ["les fractions en 6e, Anaïs Dutilleul est dyslexique et lit lentement", /Dutilleul/],
  ["pecahan untuk 2A, Nur Aisyah binti Rahman menghidap disleksia", /Aisyah|Rahman/],
  ["las fracciones en 2A, Ximena Arriaga tiene dislexia y lee despacio", /Ximena|Arriaga/],
];

test("a name that is asked about is in no file before it was decided, and in none after it was left out", async () => {
  using here = await house();
  await using server = await serving(here);
  const until = async (reply: Response) => {
    const begun = await parsed(reply);
    const reader = await follow(server, begun.stream);
    await reader.until(ended);
    reader.close();
    return begun.sessionId as string;
  };
  for (const [input, name] of requests) {
    const command = "lesson-planning:create-lesson";
    const id = await until(await server.send("POST", "/api/sessions", { command, input }));
    const { session, run } = await parsed(await server.get(`/api/sessions/${id}`));
    expect([input, session.status]).toEqual([input, "error_hook_abort"]);
    expect([input, whereIs(here.top, name)]).toEqual([input, []]);
    expect(session.title).not.toMatch(name);
    const { instead } = run.hooks.findLast((one: { verdict: string }) => one.verdict === "abort").report;
    expect(instead).not.toMatch(name);
    await until(await server.send("POST", `/api/sessions/${id}/send`, { input: instead }));
    expect([input, whereIs(here.top, name)]).toEqual([input, []]);
  }
});

test("whom a lesson is about is in its title, and a name that is kept knowingly is in the conversation", async () => {
  using here = await house();
  await using server = await serving(here);
  const begin = async (input: string, consents?: string[]) => {
    const command = "lesson-planning:create-lesson";
    const begun = await parsed(await server.send("POST", "/api/sessions", { command, input, consents }));
    const reader = await follow(server, begun.stream);
    await reader.until(ended);
    reader.close();
    return (await parsed(await server.get(`/api/sessions/${begun.sessionId}`))).session;
  };
  expect((await begin("Ada Lovelace for 3B")).title).toBe("Ada Lovelace for 3B");
  const [[request = "", name = /./] = []] = requests;
  const kept = await begin(request, ["personal-data"]);
  expect(JSON.stringify(kept.messages)).toMatch(name);
  expect(kept.title).not.toMatch(name);
});
