import type { SlideLook } from "../../../lesson/export/slide-themes.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";

/** A session's deck as it will be, and the text that its slides have of their own, where they have one. */
export function useDeck(id: string, look: SlideLook) {
  return useRead(`decks/${id}/${look}`, () =>
    ask(api.companions[":id"].deck.$get({ param: { id }, query: { look } })),
  );
}
