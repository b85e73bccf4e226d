/** Subjects that a teacher prepares a class for. Naming one is never wrong; meeting it unprepared may be. */
export type Sensitive = { subject: string; says: RegExp; advice: string };

const support = "know who is affected, say beforehand what is coming, and say whom to talk to afterwards";

export const sensitive: readonly Sensitive[] = [
  {
    subject: "self-harm or suicide",
    says: /\b(?:self-? ?harm(?:s|ed|ing)?|suicid(?:e|es|al)|(?:took|take|taking|ended?|ending) (?:his|her|their|my|your|one's)(?: own)? li(?:fe|ves)|kill(?:s|ed|ing)? (?:himself|herself|themselves|myself|yourself)|overdos(?:e|ed|es|ing)|(?:cut|cutting) (?:himself|herself|themselves))\b/gi,
    advice:
      "give no methods or detail, speak with pastoral staff first, and name a helpline (Childline 0800 1111)",
  },
  {
    subject: "eating disorders",
    says: /\b(?:eating disorders?|anorexi[ac]\w*|bulimi[ac]\w*|binge[- ]eating|body shaming)\b/gi,
    advice: `leave out weights, figures and diets; ${support}`,
  },
  {
    subject: "abuse",
    says: /\b(?:child abuse|domestic (?:abuse|violence)|sexual abuse|abus(?:e|ed|ive|er|ers)|neglected child(?:ren)?|grooming|sextortion|coercive control|child exploitation|trafficking|FGM|forced marriage)\b/gi,
    advice: "a pupil may tell you something: know your school's child protection steps before the lesson",
  },
  {
    subject: "sexual content",
    says: /\b(?:sex|sexual(?:ly)?|sexting|pornograph\w+|porn|rap(?:e|ed|ist)s?|contracepti\w+|condoms?|sexual intercourse|masturbat\w+|nudes|prostitut\w+|consent to sex|STIs?|teen(?:age)? pregnanc(?:y|ies)|abortions?)\b/gi,
    advice:
      "check that it fits your school's RSHP programme for this stage, and what families have been told",
  },
  {
    subject: "drugs",
    says: /\b(?:illegal drugs?|drug (?:use|users?|misuse|abuse|dealers?|dealing|addict\w*|overdose)|drugs|cannabis|marijuana|cocaine|heroin|ketamine|MDMA|LSD|crystal meth|methamphetamine|amphetamines?|opioids?|fentanyl|vap(?:e|es|ing)|nicotine|tobacco|cigarettes?|smoking)\b/gi,
    advice: "keep to facts and to reasons for staying safe; somebody's family may be affected",
  },
  {
    subject: "alcohol",
    says: /\b(?:alcohol(?:ic|ics|ism)?|beers?|lagers?|wines?|vodka|whisky|whiskey|gin|rum|cider|cocktails?|binge drinking|drunk(?:en|enness)?|pubs?|pints? of (?:beer|lager|cider)|breweries|brewery|booze)\b/gi,
    advice:
      "swap the example where alcohol is not the point; some families do not drink, and some have been hurt by it",
  },
  {
    subject: "gambling",
    says: /\b(?:gambl(?:e|es|ed|er|ers|ing)|betting|bookmakers?|bookies?|casinos?|roulette|slot machines?|fruit machines?|poker|blackjack|lotter(?:y|ies)|scratch ?cards?|loot boxes)\b/gi,
    advice: "use dice, cards or spinners without stakes where chance is the point; some families object",
  },
  {
    subject: "war or terrorism",
    says: /\b(?:wars?|wartime|warfare|terroris[mt]s?|bomb(?:s|ed|ings?)?|air ?raids?|genocides?|holocaust|massacres?|concentration camps?|refugees?|hostages?|invasions?|invaded|atrocit(?:y|ies)|nuclear weapons?|landmines?|extremis[mt]s?)\b/gi,
    advice: `there may be pupils who have fled one; ${support}`,
  },
  {
    subject: "violence",
    says: /\b(?:murder(?:s|ed|er|ers|ing)?|stabb(?:ed|ing|ings)|shootings?|gunm[ae]n|guns?|knife crime|assault(?:s|ed)?|violence|violent|kill(?:s|ed|ing)? (?:someone|somebody|people|him|her|(?:a|the|his|her|two|three|\d+) (?:m[ae]n|wom[ae]n|child(?:ren)?|boys?|girls?|persons?|people|king|queen|soldiers?|family|friend|brother|sister|wife|husband|father|mother))|(?:m[ae]n|wom[ae]n|child(?:ren)?|boys?|girls?|person|people|king|queen|soldiers?|civilians?|pupils?|he|she|who) (?:was|were|is|are|had been) killed|killed in (?:battle|action|an? \w+|the (?:war|blitz|attack))|(?:serial )?killers?|tortur(?:e|ed|ing)|beheaded|beheading|executed (?:for|by (?:hanging|firing))|public executions?|death penalty|capital punishment|hanged|homicide|domestic violence|gang (?:fights?|violence)|lynch(?:ed|ings?)|massacred|slaughtered)\b/gi,
    advice: `no more detail than the point needs; ${support}`,
  },
  {
    subject: "discrimination",
    says: /\b(?:racis[mt]s?|sexis[mt]s?|homophobi[ac]\w*|transphobi[ac]\w*|antisemiti\w+|anti-semiti\w+|islamophobi[ac]\w*|discriminat(?:ion|ed against|ory)|hate crimes?|slavery|slave trade|enslaved|apartheid|segregation|xenophobi[ac]\w*|ableis[mt]|bull(?:y|ied|ies|ying)|cyber-?bullying)\b/gi,
    advice: `agree how the class will talk about it, and single nobody out as an example; ${support}`,
  },
  {
    subject: "bereavement",
    says: /\b(?:bereave(?:d|ment)|grief|grieving|funerals?|passed away|death of (?:a|an|his|her|their|your|my|the) (?:parent|mother|father|mum|dad|child|baby|friend|pet|grand\w+|brother|sister|family)|(?:mum|dad|mother|father|parent|friend|brother|sister|gran\w*|pupil|child|baby) (?:had |has )?died|terminal(?:ly)? ill(?:ness)?|stillb\w+|miscarriage)\b/gi,
    advice: `ask pastoral staff whether it touches anybody in the class; ${support}`,
  },
];
