import { type Answered, type ConversationBody, noAnswer, type Question } from "../conversation-record.ts";

type Placed = { question: Question; answered: Answered; index: number };

/** Where a turn leads: by this way, or by its first. Anything that is no turn leads to what stands after it. */
export function indexAfter({ questions }: ConversationBody, index: number, to?: string): number {
  const turn = questions[index]?.turn;
  if (turn === undefined) return index + 1;
  const name = to ?? turn.ways[0]?.to ?? "end";
  const found = questions.findIndex((question) => question.turn?.id === name);
  return found === -1 ? questions.length : found;
}

/** The questions of a conversation that are asked: of a scene that branches, the turns that were come to and the way from there. */
export function onPath(body: ConversationBody): Placed[] {
  const { questions, progress } = body;
  const placed = questions.map((question, index) => ({
    question,
    index,
    answered: progress.answers[index] ?? noAnswer(),
  }));
  const ahead = new Set<number>();
  for (let at = progress.at; at < questions.length; at = indexAfter(body, at)) ahead.add(at);
  return placed.filter(
    ({ question, answered, index }) =>
      question.turn === undefined ||
      ahead.has(index) ||
      answered.settled !== null ||
      answered.replies.length > 0,
  );
}
