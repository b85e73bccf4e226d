import { Problem, type ProblemKind, reasonOf } from "../../problem.ts";

/** An error as it crosses from one thread to another: as much of it as somebody asks for. */
export type Failure = { name: string; message: string; problem: ProblemKind | null };

export function failureOf(error: unknown): Failure {
  const name = error instanceof Error ? error.name : "Error";
  return { name, message: reasonOf(error), problem: error instanceof Problem ? error.kind : null };
}

export function failed({ name, message, problem }: Failure): Error {
  if (problem !== null) return new Problem(problem, message);
  const error = new Error(message);
  error.name = name;
  return error;
}
