import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { LookedAt } from "../../../learning/room/import-course.ts";
import { useAttempt } from "../../api/use-attempt.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { making as say } from "../../words/en/making.ts";
import { bring, look, openShared, type Source, type Wish } from "./calls.ts";
import { LookedAtView } from "./looked-at.tsx";

const mostBytes = 50_000_000;

type Props = { source: Source | null; needed: string; look: string; children: ReactNode };

/** What somebody brings is looked at before it is kept: what was understood can be put right. */
export function LookFirst({ source, needed, look: label, children }: Props) {
  const [seen, setSeen] = useState<{ of: Source; looked: LookedAt } | null>(null);
  const [wish, setWish] = useState<Wish>({});
  const { busy, problem, setProblem, attempt } = useAttempt<"look" | "keep">();
  const latest = useRef(0);
  const made = ({ name }: { name: string }) => {
    changed("study/");
    go(pathTo("study", "c", name, "edit"));
  };
  const lookWith = (of: Source, next: Wish) =>
    attempt("look", async () => {
      const round = ++latest.current;
      const looked = await look(of, next);
      if (round === latest.current) setSeen({ of, looked });
    });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (source === null) return setProblem(needed);
    if ("file" in source && source.file.size > mostBytes) return setProblem(say.file.tooLarge);
    if ("file" in source && /\.course$/i.test(source.file.name)) {
      const { file } = source;
      return void attempt("keep", async () => made(await openShared(file)));
    }
    setWish({});
    void lookWith(source, {});
  };
  const change = (next: Wish) => {
    const whole = { ...wish, ...next };
    setWish(whole);
    if (seen !== null && Object.keys(next).some((name) => name !== "title")) void lookWith(seen.of, whole);
  };
  return (
    <div className="stack">
      <form className="stack" onSubmit={submitted}>
        {children}
        <div className="row">
          <Button look={seen === null ? "main" : "plain"} submit busy={busy !== null && seen === null}>
            {label}
          </Button>
        </div>
      </form>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      {seen !== null && (
        <LookedAtView
          looked={seen.looked}
          wish={wish}
          busy={busy}
          onChange={change}
          onKeep={() => void attempt("keep", async () => made(await bring(seen.of, wish)))}
        />
      )}
    </div>
  );
}
