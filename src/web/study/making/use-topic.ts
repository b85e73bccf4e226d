import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { remember, remembered } from "../../app/remembered.ts";
import { checkTopic, saveTopic } from "./calls.ts";
import { draftOf, type FieldProblem, formOf, type TopicDraft, type TopicForm } from "./topic-draft.ts";

const restMs = 500;

export type OpenTopic = {
  draft: TopicDraft;
  problems: readonly FieldProblem[];
  state: "saved" | "changed" | "saving";
  /** Why it could not be saved. */
  problem: string | null;
  /** What was written earlier and not saved is shown. */
  isRestored: boolean;
  change(next: Partial<TopicDraft>): void;
  /** Checks what is written now, and saves it where nothing stops it. */
  save(): Promise<boolean>;
  discard(): void;
};

/** A topic as it is being written: checked as one types, kept in the browser, saved when it is said. */
export function useTopic(
  course: string,
  topic: string,
  first: { form: TopicForm; problems: readonly FieldProblem[] },
): OpenTopic {
  const name = `making.${course}.${topic}`;
  const [seen, setSeen] = useState(first.form);
  const [draft, setDraft] = useState(() => draftOf(keptForm(name) ?? first.form));
  const [problems, setProblems] = useState(first.problems);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [isRestored, setRestored] = useState(() => keptForm(name) !== null);
  const form = formOf(draft);
  const text = JSON.stringify(form);
  const [saved, setSaved] = useState(() => JSON.stringify(formOf(draftOf(first.form))));
  const latest = useRef(text);
  latest.current = text;
  const isChanged = text !== saved;
  useEffect(() => remember(name, isChanged ? text : null), [name, text, isChanged]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && !isChanged) return;
    isFirst.current = false;
    let gone = false;
    const timer = setTimeout(async () => {
      const found = await checkTopic(course, topic, JSON.parse(text)).catch(() => null);
      if (!gone && found !== null) setProblems(found.problems);
    }, restMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [course, topic, text, isChanged]);
  return {
    draft,
    problems,
    problem,
    isRestored: isRestored && isChanged,
    state: saving ? "saving" : isChanged ? "changed" : "saved",
    change: (next) => setDraft((before) => ({ ...before, ...next })),
    async save() {
      setSaving(true);
      setProblem(null);
      try {
        const sent = latest.current;
        const found = await checkTopic(course, topic, form);
        setProblems(found.problems);
        if (found.problems.some(({ stops }) => stops)) return false;
        const kept = await saveTopic(course, topic, form, seen);
        setSeen(kept.form);
        setProblems(kept.problems);
        setSaved(sent);
        setRestored(false);
        changed("study/");
        return true;
      } catch (error) {
        setProblem(messageOf(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
    discard() {
      setDraft(draftOf(seen));
      setSaved(JSON.stringify(formOf(draftOf(seen))));
      setRestored(false);
    },
  };
}

function keptForm(name: string): TopicForm | null {
  const text = remembered(name);
  if (text === null) return null;
  try {
    const form: unknown = JSON.parse(text);
    return isForm(form) ? form : null;
  } catch {
    return null;
  }
}

function isForm(value: unknown): value is TopicForm {
  if (typeof value !== "object" || value === null || !("concept" in value) || !("items" in value))
    return false;
  const { concept, items } = value;
  return (
    typeof concept === "object" &&
    concept !== null &&
    "title" in concept &&
    typeof concept.title === "string" &&
    typeof items === "object" &&
    items !== null &&
    "teach" in items &&
    typeof items.teach === "object" &&
    items.teach !== null &&
    "explanation" in items.teach &&
    "example" in items.teach
  );
}
