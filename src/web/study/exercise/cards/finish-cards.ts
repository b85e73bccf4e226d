import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";

/** What the cards in hand have shown is recorded, concept by concept. */
export async function finishCards(course: string) {
  return ask(api.cards[":course"].finish.$post({ param: { course } }));
}

export type Recorded = Awaited<ReturnType<typeof finishCards>>;
