import { germanSpelling } from "../../text/accents.ts";
import { type Form, keyForms } from "./forms.ts";

/** An answer key and the words of its course, ready for any number of answers. Built by `compileKey`. */
export interface CompiledKey {
  accepted: WordIndex;
  vocabulary: WordIndex;
}

/** Every form of a list of entries, by its folded text, and every single word that occurs in them. */
export interface WordIndex {
  forms: readonly Form[];
  byText: ReadonlyMap<string, Form>;
  words: ReadonlySet<string>;
  /** By the text as it is spelled without umlauts and ß. */
  byGerman: ReadonlyMap<string, Form>;
  /** Some entry holds an umlaut or ß. */
  umlauts: boolean;
}

/** Repeated lists cost nothing, whether they are the same arrays or read afresh from every row. */
export function compileKey(accepted: readonly string[], vocabulary: readonly string[] = []): CompiledKey {
  return { accepted: acceptedLists.get(accepted), vocabulary: vocabularies.get(vocabulary) };
}

function indexOf(entries: readonly string[]): WordIndex {
  const forms = entries.flatMap(keyForms);
  const byText = new Map<string, Form>();
  const words = new Set<string>();
  const byGerman = new Map<string, Form>();
  let umlauts = false;
  for (const form of forms) {
    const known = byText.get(form.text);
    if (known === undefined || form.article === null) byText.set(form.text, form);
    for (const word of form.words) words.add(word);
    const spelled = germanSpelling(form.text);
    if (spelled !== form.text) umlauts = true;
    if (!byGerman.has(spelled) || form.article === null) byGerman.set(spelled, form);
  }
  return { forms: [...new Set(byText.values())], byText, words, byGerman, umlauts };
}

interface Entry {
  list: readonly string[];
  index: WordIndex;
}

/** Remembers the last lists it was asked for. A list that changed since is read again: a hit is compared in full. */
class IndexCache {
  readonly #byArray = new WeakMap<readonly string[], Entry>();
  readonly #byContent = new Map<string, Entry>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(list: readonly string[]): WordIndex {
    const known = this.#byArray.get(list);
    if (known !== undefined && sameList(known.list, list)) return known.index;
    const entry = this.#sameContent(list);
    this.#byArray.set(list, entry);
    return entry.index;
  }

  #sameContent(list: readonly string[]): Entry {
    const content = list.join("\n");
    const known = this.#byContent.get(content);
    if (known !== undefined && sameList(known.list, list)) return known;
    const entry = { list: [...list], index: indexOf(list) };
    if (this.#byContent.size >= this.#most) this.#byContent.clear();
    this.#byContent.set(content, entry);
    return entry;
  }
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}

const acceptedLists = new IndexCache(10_000);
const vocabularies = new IndexCache(32);
