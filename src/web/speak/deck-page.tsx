import { useState } from "react";
import type { AskError } from "../api/ask.ts";
import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice, Shown } from "../ui/states.tsx";
import { speak } from "../words/en/speak.ts";
import { words } from "../words/words.ts";
import { Ready } from "./ready.tsx";
import { Session } from "./session/session.tsx";
import { useSound } from "./sound/use-sound.ts";

/** A deck: what it holds and how far one is, then the session itself. */
export function DeckPage({ name }: { name: string }) {
  const sound = useSound();
  const look = useRead(`coach.deck.${name}`, () => ask(api.coach[":deck"].$get({ param: { deck: name } })));
  const [begun, setBegun] = useState<{ words: number | undefined } | null>(null);
  // A browser speaks and listens only where somebody has clicked; typing needs no leave.
  const may = (!sound.aloud && !sound.microphone) || navigator.userActivation?.hasBeenActive === true;
  const unfinished = look.value?.deck.unfinished === true;
  const going = begun ?? (sound.ready && may && unfinished ? { words: undefined } : null);
  if (going !== null && begun === null) setBegun(going);
  const failed = look.value === undefined ? look.problem : null;
  return (
    <>
      <Head>
        <Link to="/speak" className="icon-button" title={speak.back}>
          <Icon name="left" />
        </Link>
        <h1 lang={look.value?.deck.instruction_language ?? undefined}>
          {look.value?.deck.title ?? words.frame.rooms.speak}
        </h1>
      </Head>
      {failed !== null ? (
        <NoDeck problem={failed} onAgain={look.again} />
      ) : (
        <Shown read={look} lines={4}>
          {({ deck, last }) =>
            going === null ? (
              <Ready deck={deck} last={last} sound={sound} onBegin={setBegun} />
            ) : (
              <Session name={name} course={deck.course ?? name} wanted={going.words} sound={sound} />
            )
          }
        </Shown>
      )}
    </>
  );
}

/** A deck of another name, or one with mistakes: all of them, each at its line. */
function NoDeck({ problem, onAgain }: { problem: AskError; onAgain(): void }) {
  return (
    <div className="speak-ready">
      <Notice tone="problem">
        <p className="speak-deck-problem">{problem.message}</p>
        <div className="row">
          <Link className="button button-main" to="/speak">
            {speak.back}
          </Link>
          <Button onClick={onAgain}>{words.frame.tryAgain}</Button>
        </div>
      </Notice>
    </div>
  );
}
