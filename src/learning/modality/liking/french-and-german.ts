import type { LikingWords } from "./liking-words.ts";

const wantFr =
  "(?:je voudrais|jaimerais|donne moi|donnez moi|on peut|peut on|est ce quon peut)(?: avoir| faire)?";
export const french: LikingWords = {
  kinds: {
    worksheet: { named: "fiches?(?: dexercices?| de travail)?|feuilles? dexercices?", loose: "feuilles?" },
    conversation: { named: "jeux? de role", loose: "conversations?|dialogues?|discussions?" },
    code: { named: "exercices? de (?:code|programmation)", loose: "code|programmation" },
    long_form: { named: "(?:longues reponses|reponses longues)", loose: "redactions?|dissertations?" },
    image_review: { named: "exercices? manuscrits?", loose: "photos?|dessins?" },
    flashcards: { named: "cartes memoire|flashcards?", loose: "cartes" },
  },
  asking: {
    // A bare "plus de fiches" is both "more" and "no more": it is not heard.
    more: [
      `${wantFr} (?:plus|davantage) de <N>`,
      "davantage de <N>",
      "je prefererais (?:avoir |faire )?(?:des |les |du )?<N>",
    ],
    less: [
      `${wantFr} moins de <N>`,
      "je ne veux plus (?:de |faire de |des )<N>",
      "(?:moins|pas|assez) de <N> sil (?:te|vous) plait",
      "(?:arrete|arretez) (?:avec les|de me donner des) <N>",
      "jen ai (?:marre|assez) (?:des|de) <N>",
    ],
    either: [],
  },
  saying: {
    more: ["(?:jaime(?: bien| beaucoup)?|jadore|je prefere) (?:les |le |la |faire des |faire du )<N>"],
    less: [
      "(?:je deteste|je naime pas|jaime pas) (?:du tout )?(?:les |le |la |faire des )<N>",
      "(?:moins|assez) de <N>",
    ],
    either: ["les <N> (?:ca va|me vont)(?: de nouveau| maintenant)?"],
  },
};

const wantDe =
  "(?:ich (?:will|mochte|moechte|hatte gern|haette gern)|gib mir|konnen wir|koennen wir)(?: bitte)?";
export const german: LikingWords = {
  kinds: {
    worksheet: {
      named: "(?:arbeits|ubungs|uebungs)bl(?:att|atter|attern|aetter|aettern)",
      loose: "blatter|blaetter",
    },
    conversation: {
      named: "rollenspielen?|rollenspiel",
      loose: "gespr(?:ach|ache|achen|aeche|aechen)|dialogen?|dialog",
    },
    code: {
      named: "(?:code|programmier)(?:aufgaben?|ubung|ubungen|uebungen)",
      loose: "code|programmieren|coden",
    },
    long_form: { named: "langen? antworten", loose: "aufs(?:atz|atze|atzen|aetze|aetzen)|essays?" },
    image_review: { named: "fotoaufgaben?", loose: "fotos?|zeichnen" },
    flashcards: { named: "(?:kartei|lern)karten?|flashcards?", loose: "karten" },
  },
  asking: {
    more: [
      "bitte mehr <N>|mehr <N> bitte",
      `${wantDe} (?:mehr|lieber) <N>(?: haben| machen)?(?: bitte)?`,
      "(?:ich hatte|ich haette|ich mache|ich wurde|ich wuerde) lieber <N>(?: machen)?",
    ],
    less: [
      "(?:bitte )?keine <N> mehr(?: bitte)?",
      "bitte keine <N>|keine <N> bitte",
      "bitte weniger <N>|weniger <N> bitte",
      `${wantDe} (?:weniger <N>|keine <N> mehr)(?: haben| machen)?`,
      "(?:bitte )?(?:hor|hoer) (?:bitte )?auf mit (?:den )?<N>",
      "ich habe genug von (?:den )?<N>|genug <N>",
    ],
    either: [],
  },
  saying: {
    more: ["ich (?:mag|liebe|bevorzuge) <N>(?: sehr)?", "ich mache gerne? <N>", "mehr <N>"],
    less: [
      "ich hasse <N>",
      "ich mag (?:keine <N>|<N> nicht)",
      "<N> mag ich (?:gar )?nicht",
      "ich will keine <N>",
      "weniger <N>",
    ],
    either: ["<N> sind (?:wieder )?(?:in ordnung|ok|okay)"],
  },
};
