/** Ways of speaking that do not belong in front of pupils, each with what is wrong with it. */
export type Register = {
  what: string;
  says: RegExp;
  fix: string /** Fine from this age on. */;
  until?: number;
};

export const registers: readonly Register[] = [
  {
    what: "slang",
    says: /\b(?:gonna|wanna|gotta|ain't|innit|lol|lmao|omg|wtf|bruh|yeet(?:ed)?|rizz|skibidi|no cap|bussin|sus af|on fleek|dope af|lit af|cringe(?:y|worthy)?|epic fail|noobs?|fam(?=[,!.])|bro(?=[,!.])|my dudes?)\b/gi,
    fix: "Say it in plain standard English.",
  },
  {
    what: "sarcasm",
    says: /\b(?:any idiot|even you (?:can|could|should)|well done,? genius|nice going,? einstein|as if you didn't know|unless you're (?:stupid|thick|lazy)|surprise,? surprise|good luck with that|(?:don't|do not) be (?:stupid|thick|an idiot)|a (?:baby|toddler|monkey) could do (?:this|it)|obviously,? you (?:weren't|were not) listening|duh)\b/gi,
    fix: "Say what to do, without a remark about the reader.",
  },
  {
    what: "language for adults",
    says: /\b(?:crap(?:py)?|bollocks|piss(?:ed)?(?: off)?|arse(?:hole)?|bastards?|bloody hell|shit(?:ty)?|fuck\w*|damn it|dammit|sod it|screw (?:it|this|you)|half-arsed|bugger(?:ed)?|wank\w*|one-night stand|sexy|happy hour|hungover|drunk as a \w+|bang for your buck|sleep(?:ing)? around|pole dancing|balls to the wall)\b/gi,
    fix: "Leave it out, or say it in words you would use in class.",
  },
  {
    what: "office idiom",
    says: /\b(?:low-hanging fruit|boil the ocean|move the needle|circle back|touch base|paradigm shift|think outside the box|blue-sky thinking|deep dive|going forward, we|synerg(?:y|ies|ise)|take it offline|put a pin in it|run it up the flagpole)\b/gi,
    fix: "Say what is meant: pupils, and most of all pupils with EAL, take it literally.",
    until: 16,
  },
  {
    what: "university language",
    says: /\b(?:epistemolog\w+|ontolog\w+|hermeneutic\w*|phenomenolog\w+|dialectic\w*|heteronormativ\w+|praxis|a priori|a posteriori|ceteris paribus|inter alia|vis-[àa]-vis|ipso facto|qua(?= \w)|posits? that|problemati[sz]es?|poststructural\w*|seminal (?:paper|work)|meta-?cognitive discourse|pedagogical\w*|exegesis|historiograph\w+|teleolog\w+|isomorphi\w+|stochastic)\b/gi,
    fix: "Use an everyday word, or define it with an example when it is first used.",
    until: 16,
  },
];
