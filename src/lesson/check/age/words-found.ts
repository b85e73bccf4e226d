import { isBygone } from "../../../workspace/privacy/topics.ts";
import type { Model } from "../../likeness/model.ts";
import { unfitModel } from "../../likeness/models.ts";
import type { Finding } from "../finding.ts";
import { isFalseFriend } from "./false-friends.ts";
import { withoutInnocent } from "./innocent.ts";
import { onlyTells } from "./only-tells.ts";
import { type Heading, type Passage, placeOf } from "./prose.ts";
import { readsUnfit } from "./reads-unfit.ts";
import { registers } from "./register.ts";
import { sensitive } from "./sensitive.ts";
import { sentencesOf, shortened } from "./sentences.ts";
import { unfit, warning } from "./unfit.ts";
import { unfitTasks } from "./unfit-tasks.ts";

/** `place`: its section as a teacher sees it; null for a heading, and where there is none. */
type Text = { text: string; line: number; section: string | null; place: string | null };

/** Every sentence and heading, for teacher and pupils alike. */
export function everyText(headings: readonly Heading[], passages: readonly Passage[]): Text[] {
  const titles = headings.map(({ text, line }) => ({ text, line, section: null, place: null }));
  return [...titles, ...textsOf(passages)].sort((a, b) => a.line - b.line);
}

function textsOf(passages: readonly Passage[]): Text[] {
  return passages.flatMap((passage) =>
    sentencesOf(passage).map((sentence) => ({
      ...sentence,
      section: passage.section,
      place: placeOf(passage),
    })),
  );
}

export function registerFindings(passages: readonly Passage[], age: number | null): Finding[] {
  return textsOf(passages).flatMap(({ text, line, section }) =>
    registers
      .filter(({ until }) => until === undefined || age === null || age < until)
      .flatMap(({ what, says, fix }) =>
        found(says, text).map((words) => ({
          rule: "register",
          section,
          line,
          message: `"${words}" is ${what}, and pupils will read it.`,
          fix,
        })),
      ),
  );
}

export function unfitFindings(texts: readonly Text[], age: number | null): Finding[] {
  return texts.flatMap((at, i) => [
    ...unfitTasks(at.text, texts[i + 1]?.text ?? "").map(({ what, fix }) => unfitAt(at, what, fix)),
    ...unfit
      .filter(({ below }) => below === undefined || (age !== null && age < below))
      .filter(({ unlessWarning }) => unlessWarning !== true || !warning.test(at.text))
      .flatMap(({ what, says, fix }) => foundInEarnest(says, at.text).map(() => unfitAt(at, what, fix))),
  ]);
}

function unfitAt({ text, line, section, place }: Text, what: string, fix: string): Finding {
  return {
    rule: "unfit",
    section,
    line,
    message: `${place === null ? "" : `${place}: `}"${shortened(text)}" has ${what}, which is not fit for this class.`,
    fix,
  };
}

/** What history tells of in passing: that horsemen were drunk in 1819 sets nobody an example. */
const passing = new Set(["alcohol", "gambling", "drugs"]);

/** One label a subject, at its first mention. */
export function guidanceFor(texts: readonly Text[]): string[] {
  return sensitive.flatMap(({ subject, says, advice }) => {
    for (const { text, place } of texts) {
      if (passing.has(subject) && isBygone(text) && onlyTells(text)) continue;
      const [words] = foundInEarnest(says, text);
      if (words !== undefined) {
        return [
          `This lesson mentions ${subject}: "${words}"${place === null ? "" : ` in ${place}`}. Before you use it: ${advice}.`,
        ];
      }
    }
    return [];
  });
}

/** Without mentions that only sound alarming. Most sentences have none at all, and are done with at the first look. */
function foundInEarnest(pattern: RegExp, text: string): string[] {
  return found(pattern, text).length === 0 ? [] : found(pattern, withoutInnocent(text));
}

function found(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([words]) => words).filter(
    (words) => !isFalseFriend(words, text),
  );
}

/**
 * What in a text is unfit for any class, by a rule, and else what reads as if it were.
 * @internal Asked by tests alone.
 */
export function unfitIn(text: string, model: () => Model = unfitModel): Finding[] {
  const passage = { text, lineAt: () => 1, headings: [], section: null, forTeacher: false };
  const ruled = unfitFindings(textsOf([passage]), null);
  return ruled.length > 0 ? ruled : readsUnfit([passage], model());
}
