import { useEffect, useRef } from "react";
import { useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { KindProps } from "../kind-props.ts";
import { workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { ErrorList } from "../result/error-list.tsx";
import { NextStop } from "../result/next-stop.tsx";
import { Result } from "../result/result.tsx";
import type { Turn } from "../talk-state.ts";
import { SayAloud } from "../teach/say-aloud.tsx";
import { Top } from "../top.tsx";
import { Composer } from "./composer.tsx";
import { useNewestInSight } from "./use-newest-in-sight.ts";
import { useTalk } from "./use-talk.ts";

const say = studyExercise.talk;

/** A conversation with the tutor, turn by turn. One that was broken off goes on where it was. */
export function Talk({ open, grading }: KindProps) {
  const { exercise } = open;
  const talk = useTalk(open, grading);
  const { shown } = grading;
  const { turns, live } = talk;
  const isRunning = live !== null;
  const { list, end } = useNewestInSight(turns, { isRunning, isOver: grading.counts || shown !== null });
  useActions(
    isRunning
      ? [
          {
            id: "stop-tutor",
            label: say.stop,
            group: say.title,
            keys: "Escape",
            whileTyping: true,
            run: () => void talk.stop(),
          },
        ]
      : [],
  );
  const conversation = workOf(exercise, "conversation");
  const begins = useRef(false);
  const isNew =
    conversation !== null &&
    conversation.past.length === 0 &&
    !talk.begun &&
    !isRunning &&
    !grading.counts &&
    shown === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever opened a talk has begun it; there is no second door
  useEffect(() => {
    if (!isNew || begins.current) return;
    begins.current = true;
    void talk.say(null);
  }, [isNew]);
  if (conversation === null) {
    return (
      <Notice tone="problem">
        <p>{studyExercise.damaged}</p>
      </Notice>
    );
  }
  const isTakenBack = conversation.phase === "done" && !grading.counts && shown === null;
  const isOver = shown !== null || grading.counts || isTakenBack;
  return (
    <>
      <Top exercise={exercise}>
        {!isOver && (
          <span className="chip">
            {conversation.phase === "teaching"
              ? say.teaching
              : say.question(conversation.at, conversation.of)}
          </span>
        )}
      </Top>
      {isTakenBack && (
        <Notice>
          <p>{say.takenBack}</p>
          <Button busy={grading.busy === "handing-in"} onClick={() => void grading.grade({})}>
            {say.countIt}
          </Button>
          <NextStop exercise={exercise} />
        </Notice>
      )}
      {grading.counts && shown === null && <Counted exercise={exercise} grading={grading} />}
      {shown !== null && (
        <>
          <Result exercise={exercise} grading={grading} shown={shown} />
          <ErrorList errors={shown.evaluation.details.errors} />
        </>
      )}
      <section className="sx-talk" aria-label={say.title}>
        {conversation.scene !== null && (
          <p className="sx-scene">
            <Initials name={conversation.scene.character} />
            <span>{say.scene(conversation.scene.character)}</span>
          </p>
        )}
        <ol ref={list} className="sx-turns" aria-live="polite">
          {turns.map((turn, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
            <TurnShown key={index} turn={turn} partner={conversation.scene?.character ?? null} />
          ))}
        </ol>
        {isRunning && (
          <div className="sx-turn sx-turn-tutor">
            <p className="sx-who">{say.tutor}</p>
            {live === "" ? (
              <p className="quiet" role="status">
                {say.thinking}
              </p>
            ) : (
              <div aria-hidden="true">
                <Markdown text={live} headingsFrom={4} />
              </div>
            )}
          </div>
        )}
        {!isOver && !talk.begun && !isRunning && (
          <div className="sx-begin">
            <p>{say.beginAbout}</p>
            <Button look="main" onClick={() => void talk.say(null)}>
              {turns.length > 0 ? say.goOn : say.begin}
            </Button>
          </div>
        )}
        {!isOver && (talk.begun || isRunning) && (
          <Composer
            exerciseId={exercise.exercise_id}
            talk={talk}
            isRunning={isRunning}
            isQuiz={exercise.quiz === true}
          />
        )}
        <div ref={end} />
      </section>
    </>
  );
}

function TurnShown({
  turn: { who, text, verdict, aside, sound },
  partner,
}: {
  turn: Turn;
  partner: string | null;
}) {
  const isPartner = who === "tutor" && partner !== null && text.includes(`**${partner}**:`);
  const name = who === "learner" ? say.you : isPartner ? partner : say.tutor;
  const look = aside === true ? "aside" : isPartner ? "partner" : who;
  return (
    <li className={`sx-turn sx-turn-${who}${look === who ? "" : ` sx-turn-${look}`}`}>
      <p className="sx-who">
        {who === "tutor" && <Initials name={name} />}
        {name}
        {verdict !== undefined && <span className="quiet">{say.verdict[verdict]}</span>}
        {aside === true && who === "learner" && <span className="quiet">{say.asked}</span>}
      </p>
      {/* What a learner types is no Markdown: it stays as it was typed. */}
      {who === "learner" ? (
        <p className="sx-said" dir="auto">
          <CourseText text={text} />
        </p>
      ) : (
        <div dir="auto">
          <Markdown text={text} headingsFrom={4} />
          {sound !== undefined && <SayAloud {...sound} />}
        </div>
      )}
    </li>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");
  return (
    <span className="sx-initials" aria-hidden="true">
      {letters}
    </span>
  );
}
