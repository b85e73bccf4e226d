/**
 * "Go on": with what was begun. Said alone, it goes on with what was cut off; before a topic, or as a clause beside one
 * ("go on from where we stopped on Monday"), it is no part of what the lesson is about. Pure.
 */
const english = "(?:go|carry|move|keep|get|press) on|keep going|continue|resume|proceed|pick up";
const elsewhere: readonly (readonly [verb: string, joint: string])[] = [
  [
    "(?:on |je |nous )?(?:continue[rz]?|continuons|poursui(?:s|t|vre|vons)|reprend(?:s|re)?|reprenons)",
    "avec|sur|par",
  ],
  ["(?:wir |ich )?(?:(?:machen?|gehen?|mach) )?weiter(?:machen)?|fortfahren|fortsetzen", "mit|zu"],
  ["(?:seguimos|sigue|seguir|sigamos|continuamos|continuar|continúa|continua)", "con"],
  ["(?:continuiamo|continuare|andiamo avanti|proseguiamo)", "con"],
  ["(?:continuamos|continuar|continue|vamos continuar)", "com"],
  ["(?:ga|we gaan|gaan we) (?:verder|door)|verder(?:gaan)?|doorgaan", "met"],
  ["(?:teruskan|sambung(?:kan)?|lanjutkan)", "dengan|ke"],
];
const again =
  "(?:try|do|draft|write|start|plan) (?:it |that |this )?(?:again|once more|anew)|(?:once more|one more time|again)|re-?try|re-?draft(?: it)?|finish (?:it|this|that|the (?:draft|lesson|plan))|réessaye[rz]?|encore une fois|recommence[rz]?|(?:noch ?mal|noch einmal|erneut)(?: versuchen)?|versuch(?:e|en)? (?:es )?(?:noch ?mal|noch einmal|erneut)|(?:inténtalo|intenta|prueba) (?:otra vez|de nuevo)|otra vez|de nuevo|riprova|ancora una volta|(?:tenta|tente) (?:de novo|outra vez)|de novo|probeer (?:het )?(?:opnieuw|nog (?:een keer|eens))|opnieuw|cuba (?:lagi|semula)|sekali lagi";
const polite =
  "(?:please|pls|plz|now|then|ok(?:ay)?|yes|just|can you|could you|would you|you can|with (?:it|this|that|the (?:draft|lesson|plan))|where you (?:left off|stopped)|from (?:there|here|where you (?:left off|stopped))|drafting|writing|s['’]il (?:vous|te) pla[iî]t|bitte|por favor|per favore|alsjeblieft|tolong|oui|ja|sí|ya)";

const verbs = [english, ...elsewhere.map(([verb]) => verb)].join("|");

/** What stands before a topic: "go on to while loops", "weiter mit Brüchen", "seguimos con los ríos". */
export const goingOn = new RegExp(
  `^(?:let['’]?s |we |we['’]ll |we['’]re going to |i['’]d like to |i want to )?(?:(?:${english})\\s+(?:on\\s+)?(?:to|onto|with)|${elsewhere
    .map(([verb, joint]) => `(?:${verb})\\s+(?:${joint})`)
    .join("|")})\\s+(?=\\S)`,
  "iu",
);

/** Whether that is all: "go on", "continue please", "try again", "weiter", "otra vez". */
export function onlyGoesOn(words: string): boolean {
  const said = words.trim().replace(/[\s.!?…]+$/u, "");
  return alone.test(said);
}
const alone = new RegExp(
  `^(?:${polite}[\\s,]+)*(?:${verbs}|${again})(?:[\\s,]+(?:${polite}|${again}))*$`,
  "iu",
);

/** A clause that tells where the class stands: "go on from where we stopped on Monday", "carry on from last lesson". */
export const fromWhere = new RegExp(
  `^(?:please |we |we['’]ll |just |to )*(?:going on|carrying on|moving on|continuing|picking up|following on|${verbs})(?:$|\\s+(?:from|after|where|where's|directly|straight|à partir|là où|depuis|ab|von|wo|dort|da|desde|donde|da dove|a partire|de onde|vanaf|waar|dari|di mana)\\b.*)$|^(?:from )?(?:where we|wo wir|là où (?:on|nous)|où on|donde|dove|onde|waar we|di mana kita)\\b.*(?:stopped|left off|finished|got to|aufgehört|stehen geblieben|arrêtés?|dejamos|quedamos|paramos|fermati|gebleven|gestopt|berhenti)(?:\\s+\\S+){0,4}$`,
  "iu",
);
