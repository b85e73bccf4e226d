import { useEffect, useMemo, useRef, useState } from "react";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { personalData } from "../../api/consents.ts";
import { changed } from "../../api/use-read.ts";
import { tell } from "../../ui/toast-list.ts";
import { editing as editingWords } from "../../words/en/editing.ts";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import { forgetAsked, knowAsked } from "./asked.ts";
import { followSession } from "./follow-session.ts";
import { type LessonShown, readSession } from "./read-session.ts";
import { latestAsked, type Purpose, wordsOf } from "./requests.ts";
import { decided, heard, type SessionState, stateOf, unheard } from "./session-state.ts";

export type Consents = "personal-data"[];

type Decided = Parameters<(typeof api.sessions)[":id"]["decisions"]["$post"]>[0]["json"];

/** On one section. */
export type Decision = Exclude<Decided, { type: "draft" }>;

/** What can be done in a session. Failures are told to the person; nothing here throws. The same object all along. */
export type Doings = {
  send(input: string, consents?: Consents): Promise<boolean>;
  /** Goes on where it was stopped. */
  resume(consents?: Consents): Promise<boolean>;
  stop(): Promise<void>;
  /** The lesson afterwards; null where it failed. */
  decide(decision: Decision): Promise<LessonShown | null>;
  acceptAll(): Promise<LessonShown | null>;
  /** Goes back to an earlier draft, or forth again, with all that was decided on it. */
  chooseDraft(draft: number): Promise<LessonShown | null>;
  /** What the assistant is told in place of older messages is taken back. */
  takeBackSummary(): Promise<void>;
  /** What was answered about a section has been read. */
  putAnswerAway(): void;
};

export type OpenSession = SessionState & {
  id: string;
  /** The assistant is at work. */
  running: boolean;
  /** It was told to stop, and is saving. */
  stopping: boolean;
  /** The decision whose answer is awaited. */
  deciding: Decision | null;
  /** The decision whose run was ended by a check; null where none was. */
  refused: Decision | null;
  /** What was answered in words about a section, the newest only; null where nothing was, or it is put away. */
  answered: Answered | null;
  /** What she typed looks like somebody's data, and nothing is saved before she says so. */
  asksFirst: AsksFirst | null;
  /** A request that was sent and is not in the session yet. */
  sending: string | null;
  doings: Doings;
};

/** An answer to what was asked of a section: a question's, or what a revision changed. */
export type Answered = { section: string; text: string };

/** A question that waits for its answer: true saves it all the same. */
export type AsksFirst = { findings: NonNullable<AskError["findings"]>; answer(save: boolean): void };

/** How a run ended is told where it happened: here it is only said where that is. */
function tellOf(error: unknown): void {
  const { stopped, leftAsItWas } = words.planLesson;
  if (!(error instanceof AskError) || error.status !== 422) tell(messageOf(error), { tone: "problem" });
  else if (error.kind === "cancelled") tell(stopped);
  else if (error.kind.startsWith("error_")) tell(leftAsItWas);
  else tell(messageOf(error), { tone: "problem" });
}

/** What she filled in is kept for next time: she is told where. */
function tellNote({ path, title }: { path: string; title: string }): void {
  const say = editingWords.field;
  changed("workspace/tree");
  const run = () => openFile({ path, lines: null }, { focus: true });
  tell(say.kept(title), { action: { label: say.open, run } });
}

/** What another tab has done already is done. */
async function decideIn(
  id: string,
  decision: Decision,
  agrees: (findings: AsksFirst["findings"]) => Promise<boolean>,
): Promise<{
  lesson: LessonShown | null;
  note?: { path: string; title: string } | null;
  said?: string | null;
} | null> {
  const send = (json: Decision) => ask(api.sessions[":id"].decisions.$post({ param: { id }, json }));
  try {
    return await send(decision);
  } catch (error) {
    if (isAsked(error)) {
      const agreed = await agrees(error.findings ?? []);
      return agreed ? await send({ ...decision, consents: personalData }) : null;
    }
    if (!(error instanceof AskError) || error.kind !== "decision" || decision.type !== "accept") throw error;
    const { lesson } = await readSession(id);
    const section = lesson?.sections.find((one) => one.id === decision.section);
    if (section?.decision !== "accepted") throw error;
    return { lesson };
  }
}

function isAsked(error: unknown): error is AskError {
  return error instanceof AskError && error.kind === "personal_data";
}

/** null while it is read; a problem where it cannot be. */
export function useSession(id: string): OpenSession | { problem: AskError } | null {
  const [state, setState] = useState<SessionState | null>(null);
  const [problem, setProblem] = useState<AskError | null>(null);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [stopping, setStopping] = useState(false);
  const [refused, setRefused] = useState<Decision | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [asksFirst, setAsksFirst] = useState<AsksFirst | null>(null);
  const following = useRef<ReturnType<typeof followSession> | null>(null);

  useEffect(() => {
    setState(null);
    setProblem(null);
    const one = followSession(id, {
      read(view) {
        setState((before) => stateOf(view, before));
        setProblem(null);
        const inIt = wordsOf(latestAsked(view.session.messages));
        setSending((asked) => (view.stream.run === null || asked === inIt ? null : asked));
        if (view.stream.run === null && view.session.status === "success") forgetAsked(id);
      },
      frames(frames) {
        setState((before) => before && frames.reduce(heard, before));
        for (const frame of frames) {
          if (frame.type === "ended" && frame.error !== null && frame.error.kind !== "personal_data")
            tell(frame.error.message, { tone: "problem" });
          if (frame.type !== "event") changed("sessions");
        }
      },
      problem(error) {
        setProblem(error);
        setState((before) => before && unheard(before));
        setSending(null);
      },
    });
    following.current = one;
    return () => one.end();
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each picture of a new state
  useEffect(() => following.current?.drawn(), [state]);

  const doings = useMemo((): Doings => {
    const param = { id };
    const attempt = async <T>(work: () => Promise<T>, answer?: (text: string) => void): Promise<T | null> => {
      try {
        return await work();
      } catch (error) {
        if (answer !== undefined && error instanceof AskError && error.kind === "left_alone")
          answer(error.message);
        else tellOf(error);
        return null;
      }
    };
    const sent = async (input: string | null, work: () => Promise<unknown>) => {
      setSending(input);
      const done = await attempt(work);
      if (done === null) setSending(null);
      else following.current?.again();
      return done !== null;
    };
    const settled = (lesson: LessonShown | null) => {
      if (lesson !== null) setState((before) => before && decided(before, lesson));
      following.current?.told();
      return lesson;
    };
    const decide = async (decision: Decision) => {
      setDeciding(decision);
      setRefused(null);
      setAnswered(null);
      const agrees = (findings: AsksFirst["findings"]) =>
        new Promise<boolean>((done) => {
          const answer = (save: boolean) => {
            setAsksFirst(null);
            done(save);
          };
          setAsksFirst({ findings, answer });
        });
      const { section } = decision;
      const taken = await attempt(
        () => decideIn(id, decision, agrees),
        (text) => setAnswered({ section, text }),
      );
      setDeciding(null);
      if (taken?.said) setAnswered({ section, text: taken.said });
      setRefused(taken === null ? decision : null);
      if (taken?.note) tellNote(taken.note);
      return settled(taken?.lesson ?? null);
    };
    // What is pressed while the server answers is asked after it.
    let latest: Promise<unknown> = Promise.resolve();
    const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
      const mine = latest.then(work);
      latest = mine.catch(() => {});
      return mine;
    };
    return {
      putAnswerAway: () => setAnswered(null),
      send(input, consents) {
        knowAsked(id, input);
        setRefused(null);
        return sent(input, () => ask(api.sessions[":id"].send.$post({ param, json: { input, consents } })));
      },
      resume: (consents) =>
        sent(null, () => ask(api.sessions[":id"].resume.$post({ param, json: { consents } }))),
      async stop() {
        setStopping(true);
        await attempt(() => ask(api.sessions[":id"].stop.$post({ param })));
        setStopping(false);
      },
      decide: (decision) => inTurn(() => decide(decision)),
      chooseDraft: async (draft) => {
        const json = { type: "draft" as const, draft };
        const taken = await attempt(() => ask(api.sessions[":id"].decisions.$post({ param, json })));
        return settled(taken?.lesson ?? null);
      },
      async takeBackSummary() {
        await attempt(() => ask(api.sessions[":id"].summary.$delete({ param })));
        following.current?.again();
      },
      acceptAll: async () =>
        settled(
          (await attempt(() => ask(api.sessions[":id"]["accept-all"].$post({ param }))))?.lesson ?? null,
        ),
    };
  }, [id]);

  if (state === null) return problem === null ? null : { problem };
  const { view, live, cut } = state;
  // What this page asked itself it knows before it is in the session.
  const own: Purpose | null = sending === null ? null : { kind: "free", text: sending };
  const known = live === null || live.request !== null ? live : { ...live, request: own };
  return {
    view,
    live: known,
    cut,
    id,
    running: live !== null,
    stopping,
    deciding,
    refused,
    answered,
    asksFirst,
    sending,
    doings,
  };
}
