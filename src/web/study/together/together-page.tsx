import { useState } from "react";
import { messageOf } from "../../api/ask.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { studyTogether as say } from "../../words/en/study-together.ts";
import { useCourse } from "../courses/reads.ts";
import { BeginForm, type Company } from "./begin-form.tsx";
import { answer, begin, end, goOn, judge, type Parted, readTogether, type View } from "./calls.ts";
import { HowItWent } from "./how-it-went.tsx";
import { TurnView } from "./turn-view.tsx";

/** Two learners at one machine: /study/c/<course>/together. What was begun goes on. */
export function TogetherPage({ course }: { course: string }) {
  const read = useRead(`together/${course}`, () => readTogether(course));
  return (
    <>
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <div className="sx">
        <Shown read={read} lines={6}>
          {({ view }) => <Round course={course} first={view} />}
        </Shown>
      </div>
    </>
  );
}

function Round({ course, first }: { course: string; first: View | null }) {
  const [view, setView] = useState(first);
  const [text, setText] = useState("");
  const [parted, setParted] = useState<Parted | null>(null);
  const concepts = useCourse(course).value?.concepts ?? [];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      const now = await readTogether(course).catch(() => null);
      if (now !== null) setView(now.view);
    }
  };
  const begun = (company: Company) =>
    attempt(async () => {
      const made = await begin(course, company);
      setText(made.read);
      setView(made.view);
    });
  const ended = () =>
    attempt(async () => {
      setParted((await end(course)).parted);
      setView(null);
      changed("study");
    });
  if (parted !== null) return <HowItWent course={course} parted={parted} onAgain={() => setParted(null)} />;
  if (view === null) {
    return concepts.length === 0 ? null : <BeginForm concepts={concepts} onBegin={begun} />;
  }
  if (text !== "") {
    return (
      <section className="stack">
        <h2>{say.read}</h2>
        <Markdown text={text} headingsFrom={3} />
        <Button look="main" onClick={() => setText("")}>
          {say.haveRead}
        </Button>
      </section>
    );
  }
  return (
    <>
      <TurnView
        view={view}
        onAnswer={(said) => void attempt(async () => setView((await answer(course, said)).view))}
        onJudge={(verdict) => void attempt(async () => setView((await judge(course, verdict)).view))}
        onNext={() => void attempt(async () => setView((await goOn(course)).view ?? view))}
      />
      <div className="sx-bar">
        <Button
          look={view.phase === "over" ? "main" : "quiet"}
          title={say.leaveAbout}
          onClick={() => void ended()}
        >
          {view.phase === "over" ? say.finish : say.leave}
        </Button>
        <Link to={pathTo("study", "c", course)}>{say.back}</Link>
      </div>
    </>
  );
}
