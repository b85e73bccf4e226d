import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useAttempt } from "../../api/use-attempt.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { study } from "../../words/en/study.ts";
import { whenInWords } from "./when.ts";

const readDeleted = () => ask(api.making.deleted.$get());

/** Courses that were deleted and can be had back; nothing where there are none. */
export function DeletedCourses() {
  const say = study.courses.deleted;
  const { value } = useRead("study/deleted", readDeleted);
  const { busy, problem, attempt } = useAttempt<string>();
  const courses = value?.courses ?? [];
  if (courses.length === 0) return null;
  const restore = (course: string, title: string) =>
    attempt(course, async () => {
      await ask(api.making.courses[":course"].restore.$post({ param: { course } }));
      changed("study/");
      tell(say.back(title));
    });
  const now = new Date();
  return (
    <details className="study-deleted">
      <summary>{say.title(courses.length)}</summary>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <ul className="study-list">
        {courses.map(({ name, title, deleted, kept_until }) => (
          <li key={name} className="row">
            <span>
              <strong dir="auto">{title}</strong>{" "}
              <span className="quiet">
                {say.when(whenInWords(deleted, now), whenInWords(kept_until, now))}
              </span>
            </span>
            <Button
              busy={busy === name}
              aria-label={say.restoreNamed(title)}
              onClick={() => void restore(name, title)}
            >
              {say.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
