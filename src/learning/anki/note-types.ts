import type { CardKind } from "../exercises/flashcards/card.ts";
import { cardKinds, ownFields } from "./note-fields.ts";
import { stableId } from "./stable-id.ts";

type Template = { name: string; question: string; answer: string };

const below = "{{FrontSide}}<hr id=answer>";
const sentences = "{{#Sentences}}<div class=more>{{Sentences}}<br>{{Translations}}</div>{{/Sentences}}";
const part = "{{#Part}}<div class=more>{{Part}}</div>{{/Part}}";
const note = "{{#Note}}<div class=more>{{Note}}</div>{{/Note}}";

const templates: Readonly<Record<CardKind, readonly Template[]>> = {
  vocabulary: [
    { name: "Recognise", question: `{{Term}}${part}`, answer: `${below}{{Meanings}}${sentences}${note}` },
    { name: "Recall", question: `{{Meanings}}${part}`, answer: `${below}{{Term}}${sentences}${note}` },
  ],
  definitions: [
    {
      name: "Recognise",
      question: "{{Term}}",
      answer: `${below}{{Definition}}<div class=more>{{Example}}</div>`,
    },
    {
      name: "Recall",
      question: "{{Definition}}",
      answer: `${below}{{Term}}<div class=more>{{Example}}</div>`,
    },
  ],
  cloze: [
    {
      name: "Complete",
      question: "{{cloze:Text}}",
      answer: "{{cloze:Text}}<div class=more>{{Answers}}</div>",
    },
  ],
  facts: [
    {
      name: "Judge",
      question: "True or false?<br>{{Statement}}",
      answer: `${below}{{Verdict}}<div class=more>{{Why}}</div>`,
    },
  ],
};

const titles: Readonly<Record<CardKind, string>> = {
  vocabulary: "Course word",
  definitions: "Course definition",
  cloze: "Course gap",
  facts: "Course statement",
};

const css = `.card { font-family: system-ui, sans-serif; font-size: 22px; text-align: center; color: black; background-color: white; }
.cloze { font-weight: bold; color: #0b57d0; }
.more { margin-top: 1em; font-size: 17px; color: #555; }`;

export function noteTypeId(kind: CardKind): number {
  return stableId(`note type ${kind} ${ownFields[kind].join(",")}`);
}

/** The `models` of a collection, as Anki's schema 11 keeps them. */
export function noteTypeModels(modified: number): Record<string, unknown> {
  return Object.fromEntries(cardKinds.map((kind) => [String(noteTypeId(kind)), model(kind, modified)]));
}

function model(kind: CardKind, modified: number): unknown {
  return {
    id: noteTypeId(kind),
    name: titles[kind],
    type: kind === "cloze" ? 1 : 0,
    mod: modified,
    usn: -1,
    sortf: 0,
    did: null,
    css,
    latexPre: "\\documentclass[12pt]{article}\n\\begin{document}\n",
    latexPost: "\\end{document}",
    latexsvg: false,
    // Which fields must be filled for a card to exist: the first one asked about.
    req: kind === "cloze" ? [] : templates[kind].map((_, ord) => [ord, "any", [ord]]),
    tags: [],
    vers: [],
    tmpls: templates[kind].map(({ name, question, answer }, ord) => ({
      name,
      ord,
      qfmt: question,
      afmt: answer,
      bqfmt: "",
      bafmt: "",
      did: null,
      bfont: "",
      bsize: 0,
    })),
    flds: ownFields[kind].map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
    })),
  };
}
