import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Shown } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { Check } from "../exercise/teach/check.tsx";
import type { Starting, StartWish } from "./use-start.ts";

const taught = api.study.courses[":course"].concepts[":concept"].teach;

/** What a new concept is, before it is practised; and a question on it that does not count. */
export function TeachDialog({ course, starting }: { course: string; starting: Starting }) {
  const { reading, close } = starting;
  return (
    <Dialog open={reading !== null} onClose={close} title={study.teach.title} about={reading?.title ?? ""}>
      {reading !== null && <Lesson course={course} wish={reading} starting={starting} />}
    </Dialog>
  );
}

function Lesson({ course, wish, starting }: { course: string; wish: StartWish; starting: Starting }) {
  const say = study.teach;
  const param = { course, concept: wish.concept };
  const read = useRead(`study/c/${course}/teach/${wish.concept}`, () => ask(taught.$get({ param })));
  return (
    <>
      <Shown read={read} lines={4}>
        {({ text, question }) =>
          text === null ? (
            <p>{say.nothing}</p>
          ) : (
            <>
              <div className="reading">
                <Markdown text={text} headingsFrom={3} />
              </div>
              <Check key={question} param={param} question={question} />
            </>
          )
        }
      </Shown>
      <div className="row study-begin">
        <Button look="main" busy={starting.busy !== null} onClick={() => starting.begin(wish)}>
          {say.begin}
        </Button>
      </div>
    </>
  );
}
