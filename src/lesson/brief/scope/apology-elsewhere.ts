/** `wrong`: what was done to people, and who did it. `forms`: how it is called right. `studied`: words that hold it up to be judged. */
type Tongue = { wrong: string; forms: (wrong: string) => readonly string[]; studied: string };

const persons = "hitler|himmler|goebbels|mussolini|stalin|pol pot|pinochet|franco";

const tongues: readonly Tongue[] = [
  {
    // French
    wrong: `(?:(?:les? |la |l'|du |des |de la |de l'|d'|de )?(?:nazis?|nazisme|troisième reich|holocauste|shoah|génocides?|esclavage|traite (?:négrière|des noirs)|négriers?|apartheid|ségrégation|eugénisme|goulags?|pogroms?|khmers rouges|ku klux klan|camps de (?:concentration|la mort)|massacres?|fascis(?:me|tes)|colonialisme)|${persons})`,
    forms: (wrong) => [
      `(?:pourquoi|que|qu'|comme quoi|montre[rz]?|prouve[rz]?|explique[rz]?)[^.?!\\n]{0,40}${wrong} (?:avai(?:t|ent)|a eu|ont eu|a|ont) (?:bien )?raison`,
      `(?:pourquoi|que|qu'|^)[^.?!\\n]{0,30}${wrong} (?:étai(?:t|ent)|fu(?:t|rent)|est|sont|a été|ont été) (?:vraiment |tout à fait )?(?:une bonne (?:chose|idée)|un bien|bon(?:ne)?s?|justifiée?s?|méritée?s?|nécessaires?|utiles?|des? héros|un héros)`,
      `(?:bienfaits|avantages|mérites|côtés positifs|éloge|défense) ${wrong}`,
    ],
    studied:
      "croy|crurent|cru|pensai|propagande|abolition|justifiai|justifier|prétend|mythes?|mensonges?|sources?|critique|arguments?|pourquoi .*-ils|-(?:il|elle|ils)\\b|résist|victimes?|causes?",
  },
  {
    // German
    wrong: `(?:(?:die |der |das |den |des )?(?:nazis?|nationalsozialis(?:ten|mus)|drittes? reich|ss|holocausts?|shoah|völkermord(?:e|s)?|sklaverei|sklavenhandels?|sklavenhalter|apartheid|rassentrennung|eugenik|gulags?|pogrome?s?|roten khmer|konzentrationslager|massakers?|faschis(?:ten|mus)|kolonialismus)|${persons})`,
    forms: (wrong) => [
      `(?:warum|dass|weil|wieso)[^.?!\\n]{0,40}${wrong} (?:eigentlich |doch )?recht (?:hatten?|haben|hat)`,
      `(?:warum|dass|weil|wieso)[^.?!\\n]{0,40}${wrong} (?:eigentlich |doch |wirklich )?(?:gut|richtig|gerechtfertigt|verdient|notwendig|nötig|nützlich|ein segen|ein held|helden|eine gute (?:sache|idee)) (?:war(?:en)?|ist|sind)`,
      `^[^.?!\\n]{0,30}${wrong} war(?:en)? (?:eigentlich |doch |wirklich )?(?:ein held|helden|gut|richtig|gerechtfertigt|verdient|notwendig|eine gute (?:sache|idee))(?![^.!\\n]*\\?)`,
      `(?:vorteile|vorzüge|gute seiten|nutzen|lob|verteidigung) ${wrong}`,
    ],
    studied:
      "glaub|dacht|propaganda|abschaffung|rechtfertig(?:t|te|ten|en|ung)\\b(?! war)|behaupt|mythen|mythos|lügen?|quellen|kritisch|argumente|widerstand|opfer|ursachen|angeblich",
  },
  {
    // Spanish
    wrong: `(?:(?:el |la |los |las |al |del |de la |de los |de )?(?:nazis?|nazismo|tercer reich|holocausto|genocidios?|esclavitud|trata de esclavos|esclavistas|negreros|apartheid|segregación|eugenesia|gulags?|pogromos?|jemeres rojos|ku klux klan|campos de (?:concentración|exterminio)|masacres?|fascis(?:mo|tas)|conquistadores|inquisición)|${persons})`,
    forms: (wrong) => [
      `(?:por qué|que|porque|demuestra|prueba|explica)[^.?!\\n]{0,40}${wrong} (?:tenía|tuvo|tiene|tenían|tuvieron|tienen) razón`,
      `(?:por qué|que|porque|^)[^.?!\\n]{0,30}${wrong} (?:era|fue|es|eran|fueron|son|estaba|estuvo|está|estaban) (?:realmente |muy )?(?:un héroe|héroes|buen[ao]s?|una buena (?:cosa|idea)|justificad[ao]s?|merecid[ao]s?|necesari[ao]s?|útil(?:es)?)`,
      `(?:ventajas|beneficios|bondades|virtudes|elogio|defensa) ${wrong}`,
    ],
    studied:
      "cre(?:ía|yó|yeron|en)|pensaban|propaganda|abolición|justificaban|justificar|afirma|mitos?|mentiras?|fuentes|crític|argumentos|resist|víctimas|causas|¿",
  },
  {
    // Malay
    wrong: `(?:nazi|nazisme|holokaus|genosid|pembunuhan beramai-ramai|pembunuhan etnik|perhambaan|perdagangan hamba|apartheid|pengasingan kaum|eugenik|gulag|khmer merah|kem tahanan|fasis(?:me)?|penjajahan kejam|${persons})`,
    forms: (wrong) => [
      `(?:mengapa|kenapa|bahawa|buktikan|tunjukkan|terangkan|ajar)[^.?!\\n]{0,40}${wrong}(?: itu| sebenarnya| adalah| ialah)* (?:betul|benar|baik|wajar|patut|perlu|satu kebaikan)`,
      `^[^.?!\\n]{0,30}${wrong}(?: itu| sebenarnya| adalah| ialah)* (?:seorang (?:wira|pahlawan)|wira|pahlawan|betul|baik|wajar)`,
      `(?:kelebihan|kebaikan|manfaat|faedah) ${wrong}`,
    ],
    studied:
      "percaya|fikir|propaganda|pemansuhan|mewajarkan|mendakwa|mitos|pembohongan|sumber|kritis|hujah|mangsa|sebab-sebab|punca",
  },
];

const ready = tongues.map(({ wrong, forms, studied }) => ({
  named: bounded(wrong),
  forms: forms(wrong).map(bounded),
  studied: new RegExp(studied, "u"),
}));

/** "Nazi" in "nazismo" is met by the word itself: letters on either side are none of it. */
function bounded(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u");
}

/** The same as `arguesForAtrocity`, in French, German, Spanish and Malay. Pure. */
export function arguesElsewhere(request: string): boolean {
  const text = request.normalize("NFC").toLowerCase().replaceAll("’", "'");
  return ready.some(
    ({ named, forms, studied }) =>
      named.test(text) && !studied.test(text) && forms.some((form) => form.test(text)),
  );
}
