import { useEffect, useRef } from "react";
import { type Action, useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { type Cards, learnedSides, type Rating, rateable } from "../cards-state.ts";
import { SayAloud } from "../teach/say-aloud.tsx";
import { beforeTurned, CardMedia } from "./card-media.tsx";

const say = studyExercise.deck;

type Props = {
  course: string;
  cards: Cards;
  /** The one that is learned; null: none. */
  language: string | null;
  titles: ReadonlyMap<string, string>;
  onTurn(): void;
  onHint(): void;
  onRate(rating: Rating): void;
  onUndo(): void;
  onFinish(): void;
};

const ratings = [
  [1, "again"],
  [2, "hard"],
  [3, "good"],
  [4, "easy"],
] as const;

/** One card: its front, then its back, then how well it was known. */
export function Deck({ course, cards, language, titles, onTurn, onHint, onRate, onUndo, onFinish }: Props) {
  const { hand, turned, hinted, sending } = cards;
  const [card] = hand.due;
  const show = useRef<HTMLButtonElement>(null);
  const good = useRef<HTMLButtonElement>(null);
  useActions(actions());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each card the next thing to do has the keyboard
  useEffect(() => {
    if (turned) good.current?.focus({ preventScroll: true });
    else show.current?.focus({ preventScroll: true });
  }, [turned, card?.id]);
  if (card === undefined) return null;
  const sides = learnedSides(card);
  return (
    <section className="sx-deck" aria-label={say.group}>
      <div className="sx-deck-head">
        <span role="status">{say.left(hand.due.length)}</span>
        <span className="quiet">
          <CourseText text={titles.get(card.concept_id) ?? ""} />
        </span>
        <Button
          look="quiet"
          icon="undo"
          keys="u"
          disabled={hand.given === 0}
          aria-disabled={sending || undefined}
          onClick={() => sending || onUndo()}
        >
          {say.undo}
        </Button>
        <Button look="quiet" disabled={hand.given === 0} onClick={onFinish}>
          {say.finish}
        </Button>
      </div>
      <div className="sx-card card" aria-live="polite">
        <h2 className="only-heard">{say.front}</h2>
        <p className="sx-front" dir="auto">
          <CourseText text={card.front} all={sides.front} />
        </p>
        <CardMedia key={card.id} course={course} {...(turned ? card : beforeTurned(card))} />
        {sides.front && language !== null && <SayAloud text={card.front} language={language} keys="l" />}
        {card.hint !== undefined && !turned && hinted && (
          <p className="quiet" dir="auto">
            <CourseText text={card.hint} />
          </p>
        )}
        {turned && (
          <div className="sx-answer">
            <h2 className="only-heard">{say.backSide}</h2>
            {card.back.split("\n").map((line, index) => (
              <p key={line} className={index === 0 ? "sx-answer-main" : "quiet"} dir="auto">
                <CourseText text={line} all={sides.back[index] ?? false} />
              </p>
            ))}
            {sides.back[0] === true && language !== null && (
              <SayAloud text={card.back.split("\n")[0] ?? ""} language={language} keys="l" />
            )}
          </div>
        )}
      </div>
      {turned ? (
        // Not `disabled` while one is sent: that would take the keyboard away from whoever pressed it.
        <fieldset className="sx-ratings" aria-busy={sending || undefined}>
          <legend className="only-heard">{say.rate}</legend>
          {ratings.map(([rating, word]) => (
            <Button
              key={rating}
              ref={rating === 3 ? good : undefined}
              className={`sx-rate sx-rate-${word}`}
              keys={String(rating)}
              aria-disabled={sending || undefined}
              onClick={() => onRate(rating)}
            >
              <span>
                {say[word]}
                {hand.outlook !== null && <small className="quiet">{say.in(hand.outlook[rating])}</small>}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className="sx-turn-row">
          <Button ref={show} look="main" keys="Enter" onClick={onTurn}>
            {say.show}
          </Button>
          {card.hint !== undefined && !hinted && (
            <Button look="quiet" onClick={onHint}>
              {say.hint}
            </Button>
          )}
        </div>
      )}
      <p className="quiet sx-safe">{say.leaveSafe}</p>
    </section>
  );

  function actions(): Action[] {
    const group = say.group;
    const rated = rateable(cards);
    const turn: Action[] = turned
      ? []
      : [
          { id: "card-show", label: say.show, group, keys: "Enter", run: onTurn },
          { id: "card-show-space", label: say.show, group, keys: " ", hidden: true, run: onTurn },
        ];
    return [
      ...turn,
      ...ratings.map(
        ([rating, word]): Action => ({
          id: `card-${rating}`,
          label: say[word],
          group,
          keys: String(rating),
          run: () => rated !== null && onRate(rating),
        }),
      ),
      {
        id: "card-undo",
        label: say.undo,
        group,
        keys: "u",
        run: () => hand.given > 0 && !sending && onUndo(),
      },
      { id: "card-finish", label: say.finish, group, run: () => hand.given > 0 && onFinish() },
    ];
  }
}
