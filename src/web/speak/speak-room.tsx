import type { RoomProps } from "../app/room-props.ts";
import { DeckPage } from "./deck-page.tsx";
import { DeckList } from "./decks/deck-list.tsx";

/** `/speak` lists the decks, `/speak/<deck>` is a session with one. */
export default function SpeakRoom({ parts: [deck] }: RoomProps) {
  return deck === undefined ? <DeckList /> : <DeckPage key={deck} name={deck} />;
}
