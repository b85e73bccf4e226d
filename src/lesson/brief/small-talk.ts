/** Words of thanks, of agreement, of leaving: said to somebody, asking for nothing. English, and the languages we ship for. */
const talk = new Set(
  `thanks thank thx ty ta cheers ok okay k kk fine great good nice lovely perfect super brilliant excellent awesome cool wonderful
  amazing wow yes yeah yep yup aye no nope nah sure right alright done bye goodbye quit exit q leave stop end close hi hello
  hey morning evening night later hmm hm oh ah lol haha
  merci parfait génial oui non salut bonjour super bravo
  danke dankeschön prima toll gut ja nein tschüss hallo
  gracias perfecto genial vale sí bueno hola adiós
  terima kasih baik bagus ya tidak hai selamat
  obrigado obrigada grazie tack dziękuję`
    .trim()
    .split(/\s+/),
);

/** What stands beside them. */
const glue = new Set(
  `a lot so much very that that's thats it's its is it you your all for the this help and i we am happy with looks look looking
  now works work love like really just one got noted see understood understand d'accord beaucoup c'est bien tout très vielen dank sehr
  schön das ist muy mucho muchas está todo bien banyak sekali itu sudah pagi malam again today have day`
    .trim()
    .split(/\s+/),
);

const longest = 10;

/** Whether a message asks for nothing at all: "thanks", "ok great", "q", "merci beaucoup", a thumb. Decision 42. */
export function asksForNothing(text: string): boolean {
  const said = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  const words = said.map((word) => word.replaceAll("’", "'"));
  if (words.length === 0) return true;
  if (words.length > longest) return false;
  if (words.every((word) => [...word].length === 1)) return true;
  return words.some((word) => talk.has(word)) && words.every((word) => talk.has(word) || glue.has(word));
}
