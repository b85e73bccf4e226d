/**
 * "Make the starter easier", "mach den Einstieg kürzer", "shorter please": said of a lesson, whether or not there is one.
 * It is never what a lesson is about. Pure.
 */
const part =
  "(?:it|this|that|them|(?:(?:the|my|its|this|that|your|our|first|last|second) )*(?:lesson(?: plan)?|plan|draft|starter|warm[- ]?up|do now|main(?: (?:part|task|activity))?|plenary|exit (?:ticket|question)s?|introduction|opening|ending|assessment|differentiation|timings?|resources|success criteria|learning (?:outcomes?|intentions?|objectives?)|outcomes?|questions?|tasks?|activit(?:y|ies)|examples?|worksheets?|quiz|home ?work|slides?|section|sections))";
const degree = "(?:(?:a (?:bit|little|lot)|much|far|slightly|even|way|too|bit) )?";
const comparative =
  "(?:easier|harder|shorter|longer|simpler|clearer|quicker|slower|tougher|gentler|livelier|better|different|(?:more|less) [a-z]+|funnier|fun|too (?:hard|easy|long|short|simple|difficult|much))";
const polite = "(?:please|pls|plz|thanks|ok(?:ay)?|now|and|then|can you|could you|would you|just|also)";

const elsewhere: readonly (readonly [verb: string, part: string, comparative: string])[] = [
  [
    "mach(?:e|en sie)?|gestalte|kürze|vereinfache|ändere|verkürze",
    "(?:es|das|(?:den|die|das) (?:einstieg|hauptteil|schluss|abschluss|plenum|stunde|entwurf|aufgaben?|fragen|beispiele?|arbeitsblatt|quiz|differenzierung|hausaufgaben?))",
    "(?:leichter|einfacher|kürzer|länger|schwerer|schwieriger|klarer|besser|anders)",
  ],
  [
    "rend(?:s|ez)|fai(?:s|tes)|raccourci(?:s|ssez)|simplifie[rz]?|change[rz]?|allonge[rz]?",
    "(?:(?:le|la|les|l['’]|ce|cette) ?(?:introduction|accroche|début|bilan|conclusion|fin|évaluation|différenciation|séance|leçon|cours|questions?|exercices?|exemples?|tâches?|fiche|quiz|devoirs?)|(?:ça|cela|le|la|les))",
    "plus (?:facile|simple|court|long|difficile|clair|dur)e?s?",
  ],
  [
    "ha(?:z|ga)|acort[ae]|simplifi(?:ca|que)|cambi[ae]|alarg(?:a|ue)",
    "(?:(?:el|la|los|las|esta|este) (?:inicio|introducción|comienzo|cierre|final|evaluación|diferenciación|clase|lección|preguntas?|ejercicios?|ejemplos?|tareas?|ficha|cuestionario|deberes))",
    "más (?:fácil|sencill|simple|cort|larg|difícil|clar)(?:[oa]|es)?s?",
  ],
  [
    "rendi|fai|accorcia|semplifica|cambia",
    "(?:(?:il|la|lo|le|i|gli|l['’]) ?(?:introduzione|inizio|conclusione|lezione|valutazione|domande|esercizi|esempi|compiti|scheda))",
    "più (?:facile|facili|semplic[ei]|brev[ei]|lung[aohe]+|difficil[ei]|chiar[aoie])",
  ],
  [
    "torn[ae]|faç?[az]|encurt[ae]|simplifi(?:ca|que)",
    "(?:(?:o|a|os|as) (?:início|introdução|final|conclusão|aula|avaliação|perguntas|exercícios|exemplos|tarefas?|ficha))",
    "mais (?:fáci[ls]|fáceis|simples|curt[ao]s?|long[ao]s?|difíci[ls]|difíceis|clar[ao]s?)",
  ],
  [
    "maak|verkort|vereenvoudig",
    "(?:(?:de|het) (?:start|inleiding|opening|afsluiting|les|vragen|opdrachten|voorbeelden|werkblad|quiz))",
    "(?:makkelijker|eenvoudiger|korter|langer|moeilijker|duidelijker)",
  ],
  [
    "buat(?:kan)?|jadikan|pendekkan|permudahkan|mudahkan",
    "(?:(?:set )?induksi|permulaan|penutup|pelajaran|soalan|aktiviti|tugasan|contoh|lembaran kerja|kuiz|bahagian \\p{L}+)",
    "lebih (?:mudah|pendek|panjang|sukar|senang|jelas)",
  ],
];

const english: readonly string[] = [
  `(?:make|keep|get|have) ${part} ${degree}${comparative}`,
  `(?:shorten|simplify|lengthen|extend|rewrite|re-?do|re-?write|fix|improve|change|replace|remove|drop|cut|trim|expand|revise) ${part}`,
  `${part} (?:is|are|was|were|looks?|seems?|feels?|takes?|needs? to be|should be|could be) ${degree}${comparative}`,
  `${degree}(?:easier|harder|shorter|longer|simpler|clearer|more (?:detail|questions|examples|support|challenge|practice|time)|(?:less|fewer) (?:text|writing|questions|detail|time))`,
  `(?:give|add|put in) (?:me |us )?(?:some |a few |\\w+ )?more (?:detail|questions|examples|support|challenge|practice|time)`,
];

const wishes = new RegExp(
  `^(?:${polite}[\\s,]+)*(?:${[
    ...english,
    ...elsewhere.flatMap(([verb, of, more]) => [
      `(?:${verb}) ${of}(?: (?:\\p{L}+ )?${more})?`,
      `${of} (?:\\p{L}+ )?${more}`,
      more,
    ]),
  ].join(
    "|",
  )})(?:[\\s,]+(?:${polite}|bitte|s['’]il (?:vous|te) pla[iî]t|por favor|per favore|alsjeblieft|tolong))*[\\s.!?]*$`,
  "iu",
);

/** Whether all that is said is how a lesson, or a part of one, should be otherwise. */
export function isWishOfALesson(words: string): boolean {
  return wishes.test(words.trim().replace(/\s+/g, " "));
}
