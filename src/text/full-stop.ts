/**
 * Whether a full stop ends no sentence, by what stands right before and after it: after an abbreviation ("e.g.", "z. B.",
 * "M. Dupont"), an initial, or a number that counts ("am 19. November", "im 20. Jahrhundert", "1. FC"). One rule for
 * every place that takes text apart. `textBefore`: up to the stop, without it. Pure.
 */
export function endsNoSentence(textBefore: string, after: string): boolean {
  const before = textBefore.slice(-near);
  const next = after.slice(0, near).trimStart();
  if (next === "") return false;
  const [word = ""] = /[\p{L}\p{M}\p{N}.’'-]+$/u.exec(before) ?? [];
  const said = word.replace(/^[.'’-]+/, "");
  const bare = said.toLowerCase();
  if (always.has(bare) || titles.has(said)) return true;
  if (beforeMore.has(bare)) return /^[\p{Ll}\p{N}(]/u.test(next);
  if (beforeANumber.has(bare) && /^(?:\p{N}|[IVX]+\b)/u.test(next)) return true;
  // "J. Smith"; "I" is a word, and ends many a sentence. "z. B.", "d. h. so", "p. ex.": letters in a row.
  if (/^\p{Lu}$/u.test(said)) return said !== "I";
  if (/^\p{L}$/u.test(said))
    return /^\p{L}{1,2}\./u.test(next) || /(?:^|[\s(,])\p{L}\.\s?$/u.test(before.slice(0, -said.length));
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return true;
  return /^\d{1,2}$/.test(word) && counts(before.slice(0, -word.length), next);
}

/** What tells stands no further away, however long the text. */
const near = 60;

/** A number with a stop that says which one: of a month, of a century, of something that goes on in small letters. */
function counts(before: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next)) return true;
  const [follows = ""] = /^\p{L}+/u.exec(next) ?? [];
  if (countable.has(follows.toLowerCase())) return true;
  if (/^\d{1,2}\.(?:\s|$|\d)/.test(next)) return true;
  // "Der 2. Weltkrieg", "vom 3. Tag": German counts so, and what is counted has a capital.
  return /(?:^|[\s("„])(?:de[rnms]|die|das|am|im|vom|zum|zur|beim|jede[rnms]?|ihre[rnms]?|seine[rnms]?)\s+$/iu.test(
    before,
  );
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().toLowerCase().split(/\s+/));
}

/** Something always follows: a number, an example. */
const always = set(`
  e.g i.e vs cf approx z.b d.h u.a s.o s.u bzw ca vgl evtl ggf sog inkl exkl zzgl insb hrsg
  p.ex c.-à-d c-à-d env p.ej ej aprox p.es bijv d.w.z o.a
`);
/** A name follows. Small letters may be a word or a unit. */
const titles: ReadonlySet<string> = new Set(
  "Mr Mrs Ms Dr Prof St Rev Hon Capt Gen Col Lt Sgt Messrs Mt Hr Fr Frl Dipl MM Mme Mlle Mgr Sr Sra Srta Sres Sig Sigg Dott Dhr Mevr Mw Drs Dir".split(
    " ",
  ),
);
/** They end a sentence as well: small letters or a number after them say that it goes on. */
const beforeMore = set("etc usw usf uvm ecc enz dll dsb min max std sek sec hrs hr mio mrd jh u.ä ex");
const beforeANumber = set(
  "c b d r fl circa no nr núm num nº fig figs abb tab kap chap vol s p pp pag pág art eq ch bd",
);
const countable = set(`
  januar jänner februar märz april mai juni juli august september oktober november dezember
  jan feb mär apr jun jul aug sep sept okt nov dez
  january february march may june july october december
  janvier février mars avril juin juillet août septembre octobre novembre décembre
  januari februari maart mei augustus oktober
  jahrhundert jahrhunderts jahrtausend weltkrieg weltkriegs klasse stunde schuljahr
`);
