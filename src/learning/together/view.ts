import { askedNow, isDone, type Player, type Together, type Turn } from "./session.ts";

/** What both may see. What a right answer holds is there once it was answered: for whoever judges. */
export type TogetherView = {
  concept_id: string;
  players: (Pick<Player, "name" | "kind"> & { answered: number; isDone: boolean })[];
  /** Whose question it is, and who judges it. */
  who: 0 | 1;
  phase: Together["phase"] | "over";
  asked: { prompt: string; number: number; of: number } | null;
  reply: string;
  rubric: { points: string[]; why: string } | null;
  /** What was said of the last one, by the other and by the program. */
  shown: Turn | null;
};

export function viewOf(session: Together): TogetherView {
  const { players, who, phase, reply, past, concept_id } = session;
  const asked = phase === "shown" ? null : askedNow(session);
  const isOver = phase === "shown" && players.every(isDone);
  return {
    concept_id,
    players: players.map((player, at) => ({
      name: player.name,
      kind: player.kind,
      answered: past.filter((turn) => turn.who === at).length,
      isDone: isDone(player),
    })),
    who,
    phase: isOver ? "over" : phase,
    asked: asked === null ? null : { prompt: asked.prompt, number: asked.number, of: asked.of },
    reply: phase === "judge" ? reply : "",
    rubric: phase === "judge" && asked !== null ? { points: asked.rubric, why: asked.why } : null,
    shown: phase === "shown" ? (past.at(-1) ?? null) : null,
  };
}
