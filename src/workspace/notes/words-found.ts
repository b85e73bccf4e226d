export type WordFound = { term: string; meaning: string };

/** "term: meaning", "term – meaning", "term = meaning", "**term** meaning"; null where it is none of these. */
export function pairIn(text: string): WordFound | null {
  const bold = /^\*\*([^*]{1,60})\*\*\s*[:=–—-]?\s*(\S.*)$/s.exec(text);
  const plain = /^([^:=–—]{1,60}?)\s*(?::|=|\s[–—-]\s)\s*(\S.*)$/s.exec(text);
  const [, first = "", second = ""] = bold ?? plain ?? [];
  const term = first.replace(/[*_`:]/g, "").trim();
  const meaning = second.trim();
  if (term === "" || meaning === "" || !/\p{L}/u.test(term) || !/\p{L}/u.test(meaning)) return null;
  // An equation, two pairs in a line, a sentence with a colon in it.
  if (term.split(/\s+/).length > 4 || /[.?!;,]/.test(term) || /^[^=]*=[^=]*=/.test(text)) return null;
  return meaning.endsWith("?") ? null : { term, meaning };
}

/** "vibrate, pitch, ear drum": terms in a row and no meanings; none where a sentence stands among them. */
export function termsIn(text: string): string[] {
  const terms = text
    .replace(/[.!…]+$/u, "")
    .split(/\s*[,;·•]\s*|\s+\/\s+/u)
    .map((term) => term.replace(/[*_`]/g, "").trim());
  const short = (term: string) => /^[\p{L}\p{M}][\p{L}\p{M}\d'’-]*(?: [\p{L}\p{M}\d'’-]+){0,2}$/u.test(term);
  return terms.every(short) ? terms : [];
}

/** Three things or more to do one after another, or something told in sentences: no meaning of a word. */
export function tellsSteps(meaning: string): boolean {
  if (new RegExp(`^${article}`, "iu").test(meaning)) return false;
  const steps = meaning.split(/,\s+(?:(?:and|then|et|puis|und|dann|y|luego)\s+)*/u);
  return steps.length > 2 && steps.slice(0, -1).every((step) => step.trim().split(/\s+/).length > 2);
}

/** "… - they mix these up every year": what she says of her pupils behind what she teaches them. */
export function asideIn(idea: string): RegExpExecArray | null {
  return aside.exec(idea);
}

const aside =
  /\s+[–—-]\s+(?=(?:they|kids|pupils|students|children|chn|ils|les élèves|sie|die kinder|los alumnos|mereka|murid)\s+(?:all |always |often |never |still )*(?:mix|muddle|confuse|forget|struggle|get (?:this|these|it|them) (?:wrong|mixed|muddled)|find (?:this|it) hard|confondent|oublient|verwechseln|vergessen|confunden|olvidan|keliru|lupa)(?!\p{L}))/iu;
const article = "(?:the|an?|le|la|les|un|une|l'|der|die|das|ein|eine|el|los|las|una) ?";
const means =
  /^(.{2,60}?)\s(?:means|signifie|veut dire|bedeutet|heißt|significa|bermaksud)\s(?:that |que |dass )?(.+?)\.?$/iu;
const calls =
  /^(.{6,160}?)\s(?:is|are) (?:called|known as) (?:an? |the )?([\p{L}][\p{L}' -]{1,40}?)\.?$|^(.{6,160}?)\ss'appellent? ([\p{L}][\p{L}' -]{1,40}?)\.?$|^(.{6,160}?)\s(?:nennt man|se llaman?|dinamakan) ([\p{L}][\p{L}' -]{1,40}?)\.?$/iu;
const is = new RegExp(
  `^(.{2,60}?)\\s(?:is|est|ist|es|ialah)\\s((?:${article}|how |when |where |what )\\S.*?)\\.?$`,
  "iu",
);

/** A sentence that says what something is: "Blood that carries oxygen is called oxygenated blood." */
export function definedIn(sentence: string): WordFound | null {
  const called = calls.exec(sentence.slice(0, 400));
  if (called !== null) {
    const [meaning = "", term = ""] = called.slice(1).filter((part) => part !== undefined);
    return named(term) && meaning !== "" ? { term, meaning } : null;
  }
  const [, said = "", meaning = ""] =
    means.exec(sentence.slice(0, 400)) ?? is.exec(sentence.slice(0, 400)) ?? [];
  const term = said.replace(new RegExp(`^${article}(?=\\S)`, "iu"), "").replace(/[*_`]/g, "");
  return meaning !== "" && named(term) ? { term, meaning } : null;
}

/** Something that a word can stand for: not "it", not half a sentence. */
function named(term: string): boolean {
  return (
    term.split(/\s+/).length <= 3 &&
    /^[\p{L}][\p{L}\p{M}' -]+$/u.test(term) &&
    !/^(?:it|this|that|there|here|he|she|they|what|which|who|one|time|il|elle|ce|cela|es|dies|das|er|sie|esto|eso|ini|itu)\b/iu.test(
      term,
    )
  );
}
