import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { meet as say } from "../../../words/en/meet.ts";
import { CardMedia } from "../cards/card-media.tsx";
import type { NewWord } from "../cards-state.ts";
import { SayAloud } from "./say-aloud.tsx";

/** One word, large: how it is said, what it means, and where it stands in a sentence. */
export function WordShown({
  course,
  word,
  language,
}: {
  course: string;
  word: NewWord;
  language: string | null;
}) {
  const isForeign = word.kind === "vocabulary" && language !== null;
  const [meaning = "", ...others] = word.kind === "vocabulary" ? word.meaning.split(" / ") : [word.meaning];
  return (
    <div className="meet-word">
      <div className="meet-name">
        <p className="meet-term" dir="auto">
          <CourseText text={word.word} all={isForeign} />
        </p>
        {isForeign && <SayAloud text={word.word} language={language} keys="l" />}
      </div>
      {word.kind !== "cloze" && (
        <div>
          <p className="meet-meaning" dir="auto">
            <CourseText text={meaning} />
          </p>
          {others.length > 0 && (
            <p className="quiet" dir="auto">
              <CourseText text={say.also(others.join(", "))} />
            </p>
          )}
        </div>
      )}
      <CardMedia course={course} picture={word.picture} sound={word.sound} />
      {word.sentence !== null && (
        <figure className="meet-sentence">
          <figcaption className="only-heard">{say.sentence}</figcaption>
          <p dir="auto">
            <CourseText text={word.sentence.text} all={isForeign} />
            {isForeign && <SayAloud text={word.sentence.text} language={language} />}
          </p>
          <p className="quiet" dir="auto">
            <CourseText text={word.sentence.translation} />
          </p>
        </figure>
      )}
      {word.note !== null && (
        <div className="meet-note quiet">
          <Markdown text={word.note} headingsFrom={4} />
        </div>
      )}
    </div>
  );
}

/** All of them in a list, to be looked over once more. */
export function WordList({ words, language }: { words: readonly NewWord[]; language: string | null }) {
  return (
    <dl className="meet-list">
      {words.map((word) => (
        <div key={word.id}>
          <dt dir="auto">
            <CourseText text={word.word} all={word.kind === "vocabulary" && language !== null} />
          </dt>
          <dd dir="auto">{word.kind !== "cloze" && <CourseText text={word.meaning} />}</dd>
        </div>
      ))}
    </dl>
  );
}
