import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Empty, Shown } from "../../ui/states.tsx";
import { speak } from "../../words/en/speak.ts";
import { words } from "../../words/words.ts";
import { DeckCard } from "./deck-card.tsx";
import { inOrder } from "./deck-order.ts";

export function DeckList() {
  const decks = useRead("coach.decks", () => ask(api.coach.decks.$get()));
  return (
    <div className="speak-decks">
      <Head>
        <h1>{words.frame.rooms.speak}</h1>
      </Head>
      <Shown read={decks} lines={6}>
        {({ decks: list, own }) =>
          list.length === 0 ? (
            <Empty title={speak.decks.none}>
              <p>{speak.decks.noneAbout}</p>
              <p>
                <Link className="button button-main" to={pathTo("study", "new")}>
                  {speak.decks.make}
                </Link>
              </p>
              <p>
                <code className="speak-path">{own}</code>
              </p>
            </Empty>
          ) : (
            <>
              <header className="speak-decks-head">
                <h2>{speak.decks.title}</h2>
                <p className="quiet">{speak.decks.about}</p>
              </header>
              <ul className="speak-deck-list">
                {inOrder(list).map((deck) => (
                  <DeckCard key={deck.name} deck={deck} />
                ))}
              </ul>
              <p className="row">
                <Link className="button" to={pathTo("study", "new")}>
                  {speak.decks.make}
                </Link>
                <span className="quiet speak-small">{speak.decks.makeAbout}</span>
              </p>
              <p className="quiet speak-small">
                {speak.decks.own} <code className="speak-path">{own}</code>
              </p>
            </>
          )
        }
      </Shown>
    </div>
  );
}
