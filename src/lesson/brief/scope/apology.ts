/**
 * Whether a request wants an atrocity, or the wrong done to a people, taught as right: "why the Nazis were right", "the
 * benefits of genocide". How people came to believe it, how they were persuaded, and whether an excuse holds are topics
 * like any other. English; apology-elsewhere.ts has four more languages; what prejudice says of a group is found in every language (check/age/prejudice.ts). Pure.
 */
export function arguesForAtrocity(request: string): boolean {
  const text = request.toLowerCase().replaceAll("’", "'");
  return !studied.test(text) && forms.some((form) => form.test(text));
}

const atrocity =
  "(?:(?:the )?(?:nazis?|nazism|third reich|ss|holocaust|shoah|final solution|genocides?|ethnic cleansing|slavery|slave (?:trade|traders?|owners?)|enslavement|apartheid|segregation|eugenics|lynchings?|ku klux klan|kkk|klan|gulags?|pogroms?|khmer rouge|concentration camps|death camps|gas chambers|war crimes?|massacres?|crusaders|conquistadors|inquisition|taliban|isis|islamic state|fascis(?:m|ts))|hitler|himmler|goebbels|mussolini|stalin|pol pot|pinochet)(?:'s)?";
const right =
  "(?:a |the )?(?:actually |really |totally |completely |basically |quite |in fact )*(?:right|good|great|justified|necessary|correct|a blessing|good thing|good idea|good guys|good man|hero(?:es)?|beneficial|deserved|(?:the )?best thing|not (?:so |that )?(?:bad|wrong|evil))";

const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:why|that|because|how|prove|show|argue|arguing|teach|explain|convince|persuade)\\b[^.?!\\n]{0,40}\\b${atrocity}\\b[^.?!\\n]{0,30}\\b(?:was|were|is|are|had been)\\b ${right}\\b(?! by\\b| in their\\b)`,
  ),
  new RegExp(`^(?:[\\w ,]{0,30}\\bon )?${atrocity} (?:was|were|is|are) ${right}\\b(?![^.!\\n]*\\?)`),
  new RegExp(
    `\\b(?:benefits?|advantages|upsides?|virtues|positives|good (?:sides?|points)|in defen[cs]e|the case for|praise) (?:of|for) ${atrocity}\\b`,
  ),
];

/** It asks how that came to be believed, or holds it up to be judged. */
const studied =
  /\b(?:did|think|thinks|thought|believ\w*|claim\w*|said|says|saying|told|propaganda|posters?|myths?|lies?|lied|excuses?|persuad\w*|denial|den(?:y|ied|iers)|justif(?:y|ying)|sources?|debunk\w*|critical\w*|whether|wrong(?:ly)?|seem\w*|attitudes?|arguments?|used to|abolition\w*|opponents?|resist\w*|alleged\w*|so-called|for whom|who benefi\w+|economic\w*)\b/;
