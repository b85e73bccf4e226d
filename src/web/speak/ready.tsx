import { type FormEvent, useState } from "react";
import type { DeckEntry } from "../../coach/session/list-decks.ts";
import type { Summary } from "../../coach/session/summary.ts";
import { Link } from "../app/link.tsx";
import { pathTo } from "../app/route.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/field.tsx";
import { speak } from "../words/en/speak.ts";
import { verbFor } from "./decks/deck-order.ts";
import { DoneWords } from "./session/done-words.tsx";
import { SoundMissing, SoundSwitches } from "./sound/sound-switches.tsx";
import type { SoundDesk } from "./sound/use-sound.ts";

type Props = {
  deck: DeckEntry;
  /** What the session before came to. */
  last: Summary | null;
  sound: SoundDesk;
  onBegin(wish: { words: number | undefined }): void;
};

const sizes = [3, 5, 10, 20];

/** Before a session: what it will be. The click that begins it is also the browser's leave to speak and listen. */
export function Ready({ deck, last, sound, onBegin }: Props) {
  const say = speak.ready;
  const verb = verbFor(deck);
  const fresh = deck.words - deck.learned - deck.deferred;
  const all = fresh > 0 ? fresh : deck.deferred;
  const [size, setSize] = useState(all > 5 ? "5" : "");
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ words: deck.unfinished || size === "" ? undefined : Number(size) });
  };
  if (verb === "practised")
    return (
      <div className="speak-ready">
        <p>{say.all}</p>
        <Link className="button button-main" to={pathTo("study", "c", deck.course ?? deck.name)}>
          {say.study}
        </Link>
        <LastTime last={last} />
      </div>
    );
  return (
    <form className="speak-ready" onSubmit={submitted}>
      <h2>{deck.unfinished ? say.unfinished : say.fresh}</h2>
      <p className="quiet">{deck.unfinished ? say.unfinishedAbout : say.about}</p>
      {!deck.unfinished && all > 3 && (
        <Select label={say.howMany} value={size} onChange={({ target }) => setSize(target.value)}>
          {sizes
            .filter((each) => each < all)
            .map((each) => (
              <option key={each} value={each}>
                {say.few(each)}
              </option>
            ))}
          <option value="">{say.every(all)}</option>
        </Select>
      )}
      <SoundSwitches sound={sound} />
      <SoundMissing sound={sound} />
      <Button look="main" submit autoFocus className="speak-begin" disabled={!sound.ready}>
        {deck.unfinished ? say.goOn : say.begin}
      </Button>
      {deck.isCourse && (
        <Link className="speak-small" to={pathTo("study", "c", deck.course ?? deck.name)}>
          {say.change}
        </Link>
      )}
      <LastTime last={last} />
    </form>
  );
}

/** Whoever closed the page at the end of a session finds what it came to. */
function LastTime({ last }: { last: Summary | null }) {
  if (last === null) return null;
  return (
    <section className="speak-last">
      <h2>{speak.ready.last}</h2>
      <DoneWords words={last.words} />
    </section>
  );
}
