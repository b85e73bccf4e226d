import type { DeckEntry } from "../../../coach/session/list-decks.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { speak } from "../../words/en/speak.ts";
import { languageName } from "../language-name.ts";
import { verbFor } from "./deck-order.ts";

export function DeckCard({ deck }: { deck: DeckEntry }) {
  const { name, title, target_language, instruction_language, problem } = deck;
  const say = speak.decks;
  if (problem !== null || target_language === null || instruction_language === null)
    return (
      <li className="card speak-deck speak-deck-broken">
        <h3>{title}</h3>
        <span className="chip chip-problem">{say.notUsable}</span>
        <details>
          <summary>{say.details}</summary>
          <p className="speak-deck-problem">{problem}</p>
        </details>
      </li>
    );
  const verb = verbFor(deck);
  return (
    <li className={`card speak-deck ${verb === "goOn" ? "speak-deck-open" : ""}`}>
      <h3 lang={instruction_language}>{title}</h3>
      <p className="quiet">
        {say.languages(languageName(target_language), languageName(instruction_language))}
      </p>
      <p lang={target_language} dir="auto">
        {say.first(deck.first, deck.words)}
      </p>
      {deck.units.length > 0 && (
        <p className="quiet" lang={instruction_language}>
          {say.units(deck.units)}
        </p>
      )}
      <Progress deck={deck} />
      <Link
        to={pathTo("speak", name)}
        className={`button ${verb === "goOn" ? "button-main" : "button-plain"}`}
        aria-label={say.open(say[verb], title)}
      >
        {say[verb]}
      </Link>
    </li>
  );
}

function Progress({ deck: { title, learned, deferred, words: all, unfinished } }: { deck: DeckEntry }) {
  const say = speak.decks;
  if (learned + deferred === 0 && !unfinished) return <p className="quiet">{say.words(all)}</p>;
  return (
    <div className="speak-deck-progress">
      <progress value={learned} max={all} aria-label={say.progress(title)} />
      <p className="quiet">
        {say.learned(learned, all)}
        {deferred > 0 && ` · ${say.deferred(deferred)}`}
        {unfinished && ` · ${say.unfinished}`}
      </p>
    </div>
  );
}
