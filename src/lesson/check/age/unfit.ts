/** Content that goes in front of no class, or of none this young. `below`: only for pupils younger than this. */
export type Unfit = {
  what: string;
  says: RegExp;
  fix: string;
  below?: number;
  /** A warning against it is not an instruction for it. */
  unlessWarning?: true;
};

const somebody =
  "(?:someone|somebody|a person|people|a child|a classmate|your \\w+|yourself|himself|herself|themselves|him|her|them)";

export const unfit: readonly Unfit[] = [
  {
    what: "explicit sexual content",
    says: /\b(?:blow ?jobs?|hand ?jobs?|cum ?shots?|gang ?bangs?|deep ?throat(?:ed|ing)|hardcore porn|threesomes?|fuck(?:ed|ing)? (?:her|him|me|them)|(?:thrust|thrusting) (?:into|inside) (?:her|him)|(?:sucked|licked|stroked) (?:his|her) (?:cock|dick|penis|clit\w*|pussy|breasts|nipples)|(?:moaned|orgasmed|climaxed) as (?:he|she|they)|(?:watch|view|download) (?:some |the )?porn(?:ography)?)\b/gi,
    fix: "Take the passage out.",
  },
  {
    what: "graphic violence",
    says: /\b(?:(?:intestines|guts|entrails|brains|bowels) (?:were |was )?(?:spill(?:ed|ing)?|splattered|burst|hanging|hung|smeared)|blood (?:sprayed|spurted|gushed|splattered|poured) (?:from|out|over|across|onto)|(?:slit|slitting|slashed) (?:his|her|their|the) throats?|gouged out (?:his|her|their) eyes?|(?:hacked|sawed|sawn|ripped|tore) (?:off )?(?:his|her|their) (?:head|arms?|legs?|limbs?|fingers?)(?: off)?|skull (?:was )?(?:crushed|caved in|split open|smashed)|disembowel(?:led|ling)? (?:him|her|them|the)|dismember(?:ed|ing)? (?:him|her|them|the (?:body|corpse|victim))|skinned (?:him|her|them) alive)\b/gi,
    fix: "Take the detail out; that it happened can be said in one plain sentence.",
  },
  {
    what: "instructions for harm",
    says: new RegExp(
      [
        "\\bhow to (?:make|build|assemble|set off) (?:an? |your own )?(?:\\w+ )?(?:bombs?|explosives?|molotov\\w*|grenades?|detonators?|ricin|napalm|nerve gas|gunpowder)\\b",
        `\\bhow to (?:kill|hurt|poison|strangle|stab|suffocate|drug|attack|injure) ${somebody}\\b`,
        "\\bhow to (?:self-? ?harm|cut yourself|hang yourself|overdose|take your own life|kill yourself|starve yourself|purge|hide (?:your )?(?:self-? ?harm|cuts|scars|bruises|an eating disorder))\\b",
        "\\b(?:best|easiest|painless|quickest) ways? to (?:kill yourself|die|end your life|self-? ?harm|lose weight by not eating)\\b",
        "\\bhow to (?:make|cook|grow|buy|get|take|inject|smoke|snort|deal|smuggle) (?:crystal )?(?:meth|methamphetamine|cocaine|heroin|cannabis|weed|LSD|MDMA|ketamine|illegal drugs|drugs)\\b",
        "\\b(?:mix|combine) (?:bleach|chlorine) (?:with|and) (?:ammonia|acid|vinegar) (?:to|and) (?:make|create|produce|breathe)\\b",
      ].join("|"),
      "gi",
    ),
    fix: "Take the instructions out. A lesson about the danger says why, and where to get help, never how.",
    unlessWarning: true,
  },
  {
    what: "sexual content for older pupils",
    says: /\b(?:pornograph\w+|porn|rap(?:e|ed|ist)s?|masturbat\w+|prostitut\w+|oral sex|sexual assaults?)\b/gi,
    fix: "Take it out for this stage.",
    below: 11,
  },
];

export const warning =
  /\b(?:never|not|don't|avoid|reports?|reported|illegal|dangers?|dangerous|harmful|warns?|warning|prevent\w*|stop|against|tell an adult|childline|samaritans|support|help)\b/i;
