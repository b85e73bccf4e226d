import { studyExercise } from "../../../words/en/study-exercise.ts";

export type Shown = { picture?: string | undefined; sound?: string | undefined };

/** What a card shows and plays before it is turned: nothing that gives its answer away. */
export function beforeTurned({ id, picture, sound }: Shown & { id: string }): Shown {
  if (id.includes("#recall")) return { picture };
  return id.includes("#recognise") ? { sound } : { picture, sound };
}

/** A picture and a sound of a course's own. */
export function CardMedia({ course, picture, sound }: Shown & { course: string }) {
  const at = (name: string) =>
    `/api/study/courses/${encodeURIComponent(course)}/media/${encodeURIComponent(name)}`;
  return (
    <>
      {picture !== undefined && (
        <img className="sx-picture" src={at(picture)} alt={studyExercise.deck.picture} />
      )}
      {sound !== undefined && (
        // biome-ignore lint/a11y/useMediaCaption: a word spoken, which stands beside it
        <audio
          className="sx-sound"
          src={at(sound)}
          controls
          preload="none"
          aria-label={studyExercise.deck.sound}
        />
      )}
    </>
  );
}
