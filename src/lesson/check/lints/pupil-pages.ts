import type { Section } from "../../document.ts";
import type { Finding } from "../finding.ts";
import { type Line, linesOf, plain, type Rule } from "./rule.ts";

const forPupils =
  /\b(?:pupils?|students?|learners?)['’]?s?\b.*\b(?:pages?|sheets?|copy|handouts?|worksheets?)\b|\bworksheets?\b|\bhandouts?\b|^for (?:the )?(?:pupils|students|learners)\b/i;
const forTeachers = /\bteacher|\banswers?\b|\bmark scheme\b|\bsolutions?\b|\bnotes\b/i;

const wrong: readonly { what: string; sign: RegExp; fix: string }[] = [
  {
    what: "answers",
    // "Answer:" and "Answer: ____" are places to write in; a line "Answers" is not.
    sign: /^\W*(?:(?:(?:model|correct|right) )?answers?(?: key)?|mark scheme|(?:model )?solutions?)\s*[:–—-]\s*[^\s_.…]|^\W*(?:answers|answer key|mark scheme|solutions)\W*$/i,
    fix: "Move the answers to the teacher's copy or to a sheet of their own.",
  },
  {
    what: "a note for the teacher",
    sign: /^\W*(?:teachers?(?:['’]s)?(?: notes?)?|notes? (?:for|to) (?:the )?teachers?)\s*[:–—]/i,
    fix: "Move the note to the section it belongs to, outside the pupils' part.",
  },
  {
    what: "a note on pupils' needs",
    sign: /\bEAL\b|\bdyslexi|\bdyscalculi|\bdyspraxi|\bADHD\b|\bautis|\bSEND?\b|\bASN\b|\bhearing impair|\bvisual impair|\b(?:less|more|lower|higher) (?:able|ability|attaining)\b|\b(?:above|below) expected level\b/i,
    fix: "Move it to Differentiation: pupils should not read about each other's needs.",
  },
  {
    what: "a note on a misconception",
    sign: /\bmisconceptions?\b/i,
    fix: "Move it to Assessment: it gives the answer away.",
  },
];

/** What pupils are handed holds nothing that is for the teacher. */
export const pupilPages: Rule = (lesson) =>
  lesson.sections.flatMap((section) => pagesOf(section).flatMap((page) => check(section, page)));

/** A run of lines below a heading that marks them as the pupils'. */
function pagesOf(section: Section): Line[][] {
  const pages: Line[][] = [];
  let depth: number | null = isPage(section.title) ? 2 : null;
  let page: Line[] = [];
  if (depth !== null) pages.push(page);
  for (const line of linesOf(section)) {
    const [, marks = "", title = ""] = line.code
      ? []
      : (/^ {0,3}(#{3,6})\s+(.+?)\s*#*\s*$/.exec(line.text) ?? []);
    if (marks !== "" && (depth === null || marks.length <= depth)) {
      depth = isPage(plain(title)) ? marks.length : null;
      page = [];
      if (depth !== null) pages.push(page);
    } else if (depth !== null && !line.code) page.push(line);
  }
  return pages;
}

function isPage(title: string): boolean {
  return forPupils.test(title) && !forTeachers.test(title);
}

function check(section: Section, page: Line[]): Finding[] {
  return page.flatMap(({ text, line }) => {
    const words = plain(text.replace(/^[\s>#*+-]+/, ""));
    const found = wrong.find(({ sign }) => sign.test(words));
    if (found === undefined) return [];
    const message = `The pupils' part holds ${found.what}: "${words}"`;
    return [{ rule: "pupil-pages", section: section.id, line, message, fix: found.fix }];
  });
}
