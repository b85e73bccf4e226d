import { counted } from "../../counted.ts";
import type { StudyView } from "../../evals/studies/view.ts";

/** A study for people at a terminal. */
export function shown({ id, title, tasks, participants, balance, assignment, problems }: StudyView): string {
  const { how, per, seed } = assignment;
  return [
    `${title} (${id}), ${how} by ${per}, seed ${seed}`,
    "",
    ...tasks.map((task) => `${task.id}  ${task.title} (${task.room})`),
    "",
    ...balance.map(
      ({ condition, tasks: uses }) =>
        `${condition}  ${Object.entries(uses)
          .map(([task, n]) => `${task} ${n}`)
          .join("  ")}`,
    ),
    "",
    ...participants.map((one) => {
      if (one.withdrawn !== null) return `${one.id}  withdrawn`;
      const consent = one.declined
        ? "declined"
        : one.consent === null
          ? "no consent yet"
          : one.consent.texts
            ? "agreed, texts too"
            : "agreed";
      const assigned = Object.entries(one.assigned ?? {}).map(([task, condition]) => `${task} ${condition}`);
      const begun = one.begun.map(
        ({ task, session, finished }) =>
          `${task} ${session ?? "(nothing asked for yet)"}${finished === null ? "" : " finished"}`,
      );
      return `${one.id}  ${consent}; ${assigned.join(" ") || "no condition yet"}; begun: ${begun.join(", ") || "nothing"}; ${counted(one.notes.length, "note")}`;
    }),
    ...problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
  ].join("\n");
}
