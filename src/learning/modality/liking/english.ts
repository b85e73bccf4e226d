import type { LikingWords } from "./liking-words.ts";

const wantEn =
  "(?:please )?(?:give me|show me|lets (?:do|have)|let us (?:do|have)|(?:can|could|may) (?:we|i) (?:please )?(?:do|have|get)|i want|i need|id like|i would like|id love|i would love)(?: to (?:do|have|get))?(?: some| a few| a lot| many| much)*";
const theEn = "(?:the |these |those |all these |all the |any |any of these )?";

export const english: LikingWords = {
  kinds: {
    worksheet: { named: "work ?sheets?|exercise sheets?", loose: "sheets?|gap ?fills?" },
    conversation: {
      named: "conversation exercises?|role ?plays?",
      loose: "conversations?|dialogues?|chats?|chatting|talking|discussions?",
    },
    code: {
      named: "(?:code|coding|programming) (?:exercises?|tasks?|problems?)",
      loose: "code|coding|programming",
    },
    long_form: {
      named: "long answers?|(?:essay|writing) (?:questions?|tasks?|exercises?)",
      loose: "essays?|writing|long texts?",
    },
    image_review: {
      named: "(?:photo|handwriting|drawing) (?:tasks?|exercises?)|handwritten (?:work|exercises?)",
      loose: "photos?|handwriting|drawings?|pictures?",
    },
    flashcards: { named: "flash ?cards?", loose: "cards" },
  },
  asking: {
    more: [
      `${wantEn} more <N>`,
      `${wantEn} <N> (?:instead|from now on|next time)`,
      "more <N> please|please more <N>",
      "(?:id|i would) (?:rather|prefer|prefer to)(?: (?:do|have|get))? (?:more )?<N>",
    ],
    less: [
      "(?:please )?no more <N>",
      "no <N> please|please no <N>",
      "(?:fewer|less) <N> please|please (?:fewer|less) <N>",
      `${wantEn} (?:fewer|less|no more) <N>`,
      `(?:please )?(?:stop|quit) (?:giving|showing|sending)(?: me)? ${theEn}<N>`,
      `(?:please )?(?:stop|enough) (?:with|of) ${theEn}<N>`,
      `(?:please )?(?:dont|do not) give me ${theEn}(?:more )?<N>`,
      `i (?:dont|do not) want (?:to do )?${theEn}(?:more <N>|<N> (?:any ?more|again))`,
      `(?:im|i am) (?:so )?(?:tired|sick|bored) (?:of|with) ${theEn}<N>`,
    ],
    either: ["<N> (?:are|is) (?:fine|ok|okay|all right) again"],
  },
  saying: {
    more: [
      `i (?:really |much |do )?(?:like|love|enjoy|prefer) (?:doing )?${theEn}<N>(?: (?:more|most|best|better|a lot|very much))?`,
      "<N> (?:are|is) (?:my favou?rites?|fun|great|the best)",
      "<N> (?:help|suit|work for) me (?:more|most|best|better)",
      "more <N>",
    ],
    less: [
      `i (?:really |just )?(?:hate|dislike|detest|cant stand|cannot stand|dont (?:like|enjoy|want)|do not (?:like|enjoy|want)) (?:doing )?${theEn}<N>(?: at all)?`,
      "<N> (?:are|is) (?:boring|awful|terrible|not for me)",
      "(?:fewer|less) <N>",
    ],
    either: [
      "<N> (?:are|is) (?:fine|ok|okay|all right|alright)(?: again| now| too| by me| with me)*",
      "i (?:dont|do not) mind <N>(?: again| any ?more| now)?",
    ],
  },
};
