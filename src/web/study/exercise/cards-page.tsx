import { lazy, Suspense, useEffect, useReducer, useRef, useState } from "react";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { CourseText } from "../../ui/foreign.tsx";
import { Empty, Shown, Skeleton } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { studyExercise } from "../../words/en/study-exercise.ts";
import { cardBack } from "../courses/when.ts";
import { Deck } from "./cards/deck.tsx";
import { finishCards, type Recorded } from "./cards/finish-cards.ts";
import { Summary } from "./cards/summary.tsx";
import { cardsAfter, cardsOf, type Hand, type Rating, rateable } from "./cards-state.ts";

const say = studyExercise;
const MeetWords = lazy(async () => ({ default: (await import("./teach/meet-words.tsx")).MeetWords }));

/** Flashcards that are due: /study/c/<course>/cards. */
export function CardsPage({ course }: { course: string }) {
  const about = useRead(`study/about/${course}`, () =>
    ask(api.study.courses[":course"].$get({ param: { course } })),
  );
  const hand = useRead(`cards/${course}`, () => ask(api.cards[":course"].$get({ param: { course } })));
  return (
    <>
      <Head>
        <h1>
          {about.value === undefined ? (
            say.cards
          ) : (
            <CourseText text={say.cardsOf(about.value.title)} quoted />
          )}
        </h1>
      </Head>
      <div className="sx sx-cards">
        <Shown read={hand} lines={6}>
          {(value) => (
            <InHand
              key={course}
              course={course}
              first={value}
              language={about.value?.tongues?.target ?? null}
              titles={new Map(about.value?.concepts.map((concept) => [concept.id, concept.title]))}
            />
          )}
        </Shown>
      </div>
    </>
  );
}

type Props = { course: string; first: Hand; language: string | null; titles: ReadonlyMap<string, string> };

function InHand({ course, first, language, titles }: Props) {
  const [cards, happen] = useReducer(cardsAfter, first, cardsOf);
  const [recorded, setRecorded] = useState<Recorded | "saving" | null>(null);
  const param = { course };
  const { hand, done } = cards;
  const read = () => ask(api.cards[":course"].$get({ param }));

  const attempt = async <T,>(work: () => Promise<T>): Promise<T | null> => {
    happen({ type: "sent" });
    try {
      return await work();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      const now = isRefused(error) ? await read().catch(() => null) : null;
      happen(now === null ? { type: "failed" } : { type: "met", hand: now });
      return null;
    }
  };
  const finish = async (count = done.length) => {
    if (count === 0 && hand.given === 0) return;
    setRecorded("saving");
    const reply = await attempt(() => finishCards(course));
    setRecorded(reply);
    changed("study");
  };
  const rate = async (rating: Rating) => {
    const card = rateable(cards);
    if (card === null) return;
    const next = await attempt(() =>
      ask(api.cards[":course"].answer.$post({ param, json: { card: card.id, rating } })),
    );
    if (next === null) return;
    happen({ type: "rated", card, rating, hand: next });
    if (next.due.length === 0) await finish(done.length + 1);
  };
  const meet = async () => {
    const next = await attempt(() => ask(api.cards[":course"].met.$post({ param })));
    if (next !== null) happen({ type: "met", hand: next });
  };
  const takeBack = async () => {
    const next = await attempt(() => ask(api.cards[":course"].undo.$post({ param })));
    if (next === null) return;
    happen({ type: "back", hand: next });
    tell(say.deck.undone(next.card.front));
  };
  const again = async () => {
    const next = await attempt(read);
    if (next === null) return;
    setRecorded(null);
    happen({ type: "fresh", hand: next });
  };

  const isOpen = useRef(false);
  isOpen.current = hand.given > 0 && recorded === null;
  useEffect(
    () => () => {
      // Who goes to another page has put the cards down: what was answered counts there. A window that is closed cannot say
      // so, and its answers count ten minutes later.
      if (isOpen.current)
        void finishCards(course).then(
          () => changed("study"),
          () => undefined,
        );
    },
    [course],
  );

  if (recorded === "saving") return <Skeleton lines={4} label={say.deck.recording} />;
  if (recorded !== null) {
    return (
      <Summary
        course={course}
        recorded={recorded}
        titles={titles}
        next={hand.next}
        left={hand.due.length}
        onMore={() => void again()}
      />
    );
  }
  if (hand.meet.length > 0) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <MeetWords course={course} words={hand.meet} areAsked language={language} onMet={meet} />
      </Suspense>
    );
  }
  if (hand.due.length === 0) {
    return (
      <Empty title={say.deck.emptyTitle}>
        <p>{hand.next === null ? say.deck.emptyNew : say.deck.emptyNext(cardBack(hand.next, new Date()))}</p>
        <Link to={pathTo("study", "c", course)}>{say.backToPlan}</Link>
      </Empty>
    );
  }
  return (
    <Deck
      course={course}
      cards={cards}
      language={language}
      titles={titles}
      onTurn={() => happen({ type: "turn" })}
      onHint={() => happen({ type: "hint" })}
      onRate={(rating) => void rate(rating)}
      onUndo={() => void takeBack()}
      onFinish={() => void finish()}
    />
  );
}

/** The server answered, and will not have it: these cards are in another hand too. */
function isRefused(error: unknown): boolean {
  return error instanceof AskError && error.status >= 400 && error.status < 500;
}
