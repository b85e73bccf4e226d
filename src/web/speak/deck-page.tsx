import { useState } from "react";
import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Shown } from "../ui/states.tsx";
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
  return (
    <>
      <Head>
        <Link to="/speak" className="icon-button" aria-label={words.speak.back} title={words.speak.back}>
          <Icon name="left" />
        </Link>
        <h1>{look.value?.deck.title ?? words.frame.rooms.speak}</h1>
      </Head>
      <Shown read={look} lines={4}>
        {({ deck }) =>
          going === null ? (
            <Ready deck={deck} sound={sound} onBegin={setBegun} />
          ) : (
            <Session name={name} course={deck.course ?? name} wanted={going.words} sound={sound} />
          )
        }
      </Shown>
    </>
  );
}
