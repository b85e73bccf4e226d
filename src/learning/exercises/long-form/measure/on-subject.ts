import { foldWord } from "../../../../text/stem.ts";
import { isEveryday } from "../../../../words/common-words.ts";
import { isSmallWord } from "../../../../words/function-words.ts";
import { cosine, vectorOf } from "../../../../words/word-vectors.ts";
import { type Prose, type Sentence, wordsOf } from "./prose.ts";

/**
 * The sentences that have to do with the question: those with one of its words, those with a word of theirs, and so on;
 * and what is worked out right beside them.
 * Phrases that would fit any essay ("this is a very important topic") join nothing, so padding adds nothing.
 */
export function onSubject(prose: Prose, seeds: ReadonlySet<string>): Prose {
  const known = new Set(seeds);
  const stems = prose.sentences.map((sentence) => tellingStems(sentence.words, prose.language));
  const joined = new Set<number>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const [at, own] of stems.entries()) {
      if (joined.has(at) || !own.some((stem) => known.has(stem))) continue;
      joined.add(at);
      for (const stem of own) known.add(stem);
      grown = true;
    }
  }
  const beside = (at: number) =>
    [at - 1, at + 1].some(
      (other) => joined.has(other) && prose.sentences[other]?.paragraph === prose.sentences[at]?.paragraph,
    );
  return only(prose, (_, at) => joined.has(at) || ((stems[at]?.length ?? 0) >= saysSomething && beside(at)));
}

/**
 * Whether a text is about a question by what its words mean, though it may use none of the question's own. Also true
 * where the question is all everyday words, or of words that nothing is known of: then nobody can tell.
 */
export function isNearSubject(prose: Prose, prompt: string): boolean {
  const own = vectorsOf(tellingStems(prose.words, prose.language));
  const asked = vectorsOf([...subjectStems([prompt], prose.language)]);
  if (asked.length < fewestTelling || own.length === 0) return true;
  const nearest = asked.map((one) => Math.max(...own.map((other) => cosine(one, other))));
  return nearest.reduce((sum, near) => sum + near, 0) / asked.length >= sameSubject;
}

const fewestTelling = 2;
/** Measured: 1 of 54 texts on their own question is below it, and more than half of the texts on other subjects. */
const sameSubject = 0.4;

function vectorsOf(stems: readonly string[]): Float32Array[] {
  return stems.map(vectorOf).filter((vector) => vector !== null);
}

/** A sentence with this many telling words has something of its own to say, and its neighbour says what about. */
const saysSomething = 3;

/** Stems of the words that could belong to one subject and not to another. */
export function subjectStems(texts: readonly string[], language: string | null): Set<string> {
  return new Set(texts.flatMap((text) => tellingStems(wordsOf(text), language)));
}

function tellingStems(words: readonly string[], language: string | null): string[] {
  return words
    .filter((word) => word.length > 1 && !isSmallWord(word, language) && !isSmallWord(word, "en"))
    .filter((word) => !everydayForms(word).some(isEveryday) && /\p{L}/u.test(word))
    .map((word) => foldWord(word).stem)
    .filter((stem) => !ofAnyEssay.has(stem));
}

/** "coming" and "comes" are as common as "come". */
function everydayForms(word: string): string[] {
  const bare = word.replace(/(?:s|ed|ing)$/, "");
  return [word, bare, `${bare}e`, word.replace(/d$/, "")];
}

function only(prose: Prose, keep: (sentence: Sentence, at: number) => boolean): Prose {
  const sentences = prose.sentences.filter(keep);
  return {
    ...prose,
    sentences,
    words: sentences.flatMap(({ words }) => words),
    paragraphs: new Set(sentences.map(({ paragraph }) => paragraph)).size,
  };
}

const ofAnyEssay: ReadonlySet<string> = new Set(
  `topic subject issue matter opinion view aspect point advantage disadvantage conclusion conclude essay text discuss
  discussion consider important importance significant role society world modern today everyday life live interest
  interesting relevant useful truly certainly clearly obviously definitely furthermore moreover finally firstly secondly
  mention further carefully understand thought believe fact everybody everyone everything many much long hand general
  generally various several analyse analyze compare contrast describe explain evaluate justify judge outline propose suggest
  differently related nowadays humanity history throughout thing two three four five six seven eight nine ten`
    .split(/\s+/)
    .map((word) => foldWord(word).stem),
);
