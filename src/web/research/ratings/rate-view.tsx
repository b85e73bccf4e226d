import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { ratings } from "../../words/en/research-ratings.ts";
import { FormEnd } from "../form-end.tsx";
import { readNext } from "../read.ts";
import { useSending } from "../use-sending.ts";

const say = ratings.rate;

type Next = Awaited<ReturnType<typeof readNext>>;

/** One lesson after the other, by a codebook; where a lesson comes from is nowhere on the page. */
export function RateView({ id, rater }: { id: string; rater: string }) {
  const read = useRead(`research/rate/${id}/${rater}`, () => readNext(id, rater));
  return (
    <>
      <Head>
        <h1>{say.title(rater)}</h1>
      </Head>
      <p>
        <Link to={pathTo("research", "ratings", id)}>{say.back}</Link>
      </p>
      <Shown read={read} lines={12}>
        {(next) => (
          <>
            <p role="status">{next.item === null ? say.finished : say.progress(next.done, next.all)}</p>
            {next.item !== null && (
              <Questions
                key={next.item}
                id={id}
                rater={rater}
                next={next}
                item={next.item}
                onKept={read.again}
              />
            )}
          </>
        )}
      </Shown>
    </>
  );
}

function Questions({
  id,
  rater,
  next: { text, codebook },
  item,
  onKept,
}: {
  id: string;
  rater: string;
  next: Next;
  item: string;
  onKept(): void;
}) {
  const [scores, setScores] = useState<Record<string, number>>({});
  const { problem, setProblem, busy, send } = useSending();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (codebook.some(({ criterion }) => scores[criterion] === undefined)) return setProblem(say.missing);
    void send(async () => {
      await ask(api.ratings[":id"].ratings.$post({ param: { id }, json: { item, rater, scores } }));
      window.scrollTo(0, 0);
      onKept();
    });
  };
  return (
    <div className="research-beside">
      <section className="card stack research-lesson" aria-labelledby="rate-lesson">
        <h2 id="rate-lesson">{say.lesson}</h2>
        {text === null ? <Notice tone="problem">{say.gone}</Notice> : <Markdown text={text} />}
      </section>
      <form
        className="card stack research-questions"
        aria-label={say.questions}
        noValidate
        onSubmit={submitted}
      >
        <h2>{say.questions}</h2>
        {codebook.map(({ criterion, question, anchors }) => (
          <fieldset key={criterion} className="stack">
            <legend>{question}</legend>
            {anchors.map(({ score, means }) => (
              <label key={score} className="research-choice">
                <input
                  type="radio"
                  name={criterion}
                  checked={scores[criterion] === score}
                  onChange={() => setScores({ ...scores, [criterion]: score })}
                />
                <span>{means}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <FormEnd problem={problem} busy={busy} go={say.keep} />
      </form>
    </div>
  );
}
