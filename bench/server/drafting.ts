import { ended, follow } from "../../tests/server/follow.ts";
import type { Program } from "../../tests/server/program.ts";

/** As many drafts under way as there are teachers: each is followed to its end, its lesson opened, and the next one begun. */
export function drafting(desk: Program, teachers: number) {
  const { client } = desk.reach();
  const token = new URL(desk.url()).searchParams.get("token") ?? "";
  const finished: number[] = [];
  let over = false;
  const at = performance.now();
  const working = Promise.all(Array.from({ length: teachers }, (_, i) => teacher(i)));
  return {
    /** Milliseconds from the beginning at which each lesson was there. */
    finished,
    at,
    async stop() {
      over = true;
      await working;
    },
  };

  async function teacher(i: number): Promise<void> {
    for (let n = i; !over; n++) {
      const json = { command: "lesson-planning:create-lesson", input: asked[n % asked.length] ?? "" };
      const { sessionId: id, stream } = await (await client.sessions.$post({ json })).json();
      const reader = await follow({ port: desk.port, token }, stream);
      await reader.until(ended);
      reader.close();
      const { lesson, session } = await (await client.sessions[":id"].$get({ param: { id } })).json();
      if (lesson === null) throw new Error(`No lesson: ${session.status}.`);
      finished.push(performance.now() - at);
    }
  }
}

const asked = [
  "iteration with for loops for 3B",
  "binary numbers for 3B",
  "sequence and algorithms for 1B, 45 minutes",
  "selection with if and else for 2A",
];
