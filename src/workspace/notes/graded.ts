/** Their order says what is easier: a third each, the earlier ones first. */
export function graded<Task>(tasks: readonly Task[]): Record<"easy" | "medium" | "hard", Task[]> {
  const third = Math.max(1, Math.round(tasks.length / 3));
  return {
    easy: tasks.slice(0, third),
    medium: tasks.slice(third, 2 * third),
    hard: tasks.slice(2 * third),
  };
}
