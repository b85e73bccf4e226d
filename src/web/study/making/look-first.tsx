import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useAttempt } from "../../api/use-attempt.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { making as say } from "../../words/en/making.ts";
import { bring, look, openShared, type Source, type Wish } from "./calls.ts";
import { LookedAtView } from "./looked-at.tsx";
import { isOf, isSame, type Seen } from "./seen-source.ts";

const mostBytes = 50_000_000;
const restMs = 500;

type Props = { source: Source | null; needed: string; look: string; children: ReactNode };

/** What somebody brings is looked at before it is kept, anew with every change: what was understood can be put right. */
export function LookFirst({ source, needed, look: label, children }: Props) {
  const [seen, setSeen] = useState<Seen | null>(null);
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
      try {
        const looked = await look(of, next);
        if (round === latest.current) setSeen({ of, wish: next, looked });
      } catch (error) {
        if (round !== latest.current) return;
        // What cannot be read has no preview; what was said last and made it so is taken back.
        if (seen === null || !isSame(seen.of, of)) setSeen(null);
        else setWish((now) => ({ ...seen.wish, ...(now.title === undefined ? {} : { title: now.title }) }));
        throw error;
      }
    });
  const isStale = seen !== null && !isOf(seen, source, wish);
  const text = source !== null && "text" in source ? source.text : null;
  const isOther = seen !== null && source !== null && !isSame(seen.of, source);
  const lookAgain = useRef((_: string) => {});
  lookAgain.current = (now) => void lookWith({ text: now }, wish);
  useEffect(() => {
    if (!isOther || text === null) return;
    const timer = setTimeout(() => lookAgain.current(text), restMs);
    return () => clearTimeout(timer);
  }, [isOther, text]);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (source === null) return setProblem(needed);
    if ("file" in source && source.file.size > mostBytes) return setProblem(say.file.tooLarge);
    if ("file" in source && /\.course$/i.test(source.file.name)) {
      const { file } = source;
      return void attempt("keep", async () => made(await openShared(file)));
    }
    const fresh = wish.title === undefined || "file" in source ? {} : { title: wish.title };
    setWish(fresh);
    void lookWith(source, fresh);
  };
  const change = (next: Wish) => {
    const whole = { ...wish, ...next };
    setWish(whole);
    if (source !== null && Object.keys(next).some((name) => name !== "title")) void lookWith(source, whole);
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
      {seen !== null && source !== null && (text !== null || !isOther) && (
        <LookedAtView
          looked={seen.looked}
          wish={wish}
          busy={busy}
          isStale={isStale}
          onChange={change}
          onKeep={() => void attempt("keep", async () => made(await bring(seen.of, wish)))}
        />
      )}
    </div>
  );
}
