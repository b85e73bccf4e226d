/**
 * Words that sound alarming and are not, with the company they keep in computing, science, food and everyday speech.
 * They are blanked before anything is looked for, so that a real mention beside them is still found.
 */
const innocent: readonly RegExp[] = [
  // computing
  /\bkill(?:s|ed|ing)?(?: off)? (?:a|an|the|this|that|any|all|your|its|every|each|zombie|background|child|running|hung|frozen|stuck)?\s*(?:\w+ )?(?:process(?:es)?|programs?|threads?|tasks?|jobs?|servers?|sessions?|scripts?|loops?|connections?|windows?|tabs?|apps?|commands?)\b/gi,
  /\bkill (?:command|switch|signal|-\d+)|\bkiller (?:apps?|features?|whales?|t[- ]cells?)\b/gi,
  /\b(?:process|thread|job|task|program|server|bacteria|germs|microbes|viruses|weeds|pathogens)\w* (?:is|are|was|were|gets?|being) killed\b|\bkill(?:s|ed|ing)? (?:bacteria|germs|microbes|viruses|weeds|yeast|mould|pathogens|pests|insects|cells|time|the (?:bacteria|germs|yeast|engine|lights))\b/gi,
  /\b(?:heat(?:ing)?|cook(?:ing|ed)?|boil(?:ing)?|freez(?:e|es|ing)|wash(?:ing)?|soap|bleach|temperatures?|acid|steam|chlorine|antibiotics?|fridge|chilling|disinfectant)\b[^.]{0,40}?\bkill(?:s|ed|ing)?\b/gi,
  /\b(?:bacteria|germs|microbes|yeast|mould|spores)\b[^.]{0,60}?\bkill(?:s|ed|ing)?\b|\bkill(?:s|ed|ing)?\b[^.]{0,40}?\b(?:bacteria|germs|microbes|yeast|mould|spores)\b/gi,
  /\b(?:sql|code|command|script|dependency|fuel|ldap|html|vaccine) injections?\b|\binjection attacks?\b/gi,
  /\b(?:cyber|cyber-|denial[- ]of[- ]service|ddos|dos|brute[- ]force|dictionary|phishing|malware|ransomware|man[- ]in[- ]the[- ]middle|replay|heart|asthma|panic|acid) ?attacks?\b/gi,
  /\b(?:logic|fork|zip|time|email|bath|seed|cherry|calorie|flavour) bombs?\b|\bbomb calorimet\w+|\bphoto ?bomb\w*|\bbombard\w*/gi,
  /\bmaster[/ -](?:and[ -])?slaves?\b|\bslave (?:devices?|cylinders?|drives?|nodes?)\b|\b(?:memory|network|market|line|cell|paging|image|voice|audio|bus) segregation\b|\bsegregation of (?:duties|waste|networks?|chromosomes|alleles)\b|\blaw of segregation\b/gi,
  /\b(?:cocktail|shaker) (?:sort|shaker|sticks?|sausages?|umbrellas?|dress)\b|\bfruit cocktails?\b|\b(?:prawn|seafood) cocktails?\b/gi,
  /\b(?:abuse|abuses|abusing) of notation\b|\b(?:browser|edit|flame|format|price|bidding|console|editor|star|culture) wars?\b|\btug[- ]of[- ]war\b|\bwar(?:\s?games?|driving| of the worlds)\b/gi,
  /\b(?:planning|scrum) poker\b|\b(?:lottery scheduling|roulette[- ]wheel selection)\b|\bpoker[- ]faced?\b/gi,
  /\bgun (?:emplacement|diode|tackers?)\b|\b(?:glue|nail|staple|heat|hot glue|spray|ray|speed|radar|electron|caulking|massage|water) guns?\b|\bjump(?:ed|ing|s)? the gun\b|\bgunn\b/gi,
  /\b(?:race|edge) conditions?\b|\bsex (?:chromosomes?|cells?|linkage|ratio|determination)\b|\bsex[- ]linked\b|\b(?:field|column|attribute|variable|string|char|boolean|m\/f)\W+sex\b/gi,
  // science
  /\bshooting (?:stars?|scripts?|hoops|baskets)\b|\btrouble-?shooting\b|\bgreen shoots\b|\bbasketball shooting\b|\bshooting (?:practice|drill) (?:in|for) (?:netball|basketball|football)\b/gi,
  /\b(?:a)?sexual(?:ly)? reproduc\w+|\breproduc\w+ (?:a)?sexual(?:ly)?\b|\bsexual (?:reproduction|dimorphism|selection)\b/gi,
  /\b(?:rubbing|isopropyl|ethyl|methyl|surgical|denatured|fatty|sugar|primary|secondary|tertiary) alcohols?\b|\balcohol (?:thermometers?|gel|wipes?|lamps?|burners?|group|functional|homologous|based|solution|hand)\b|\balcohol-(?:based|free)\b|\b(?:alkanols?|alcohols?) (?:such as|like|are|have|contain|react|burn)\w*\b/gi,
  /\b(?:antiviral|anti-cancer|cancer|antibiotic|prescription|anti-inflammatory|new|medical|medicinal|generic|painkilling|chemotherapy) drugs?\b|\bdrugs? (?:trials?|discovery|development|design|company|companies|delivery|testing|resistance)\b/gi,
  /\bviolent(?:ly)? (?:reacts?|reactions?|storms?|winds?|eruptions?|collisions?|shaking|earthquakes?|motion)\b|\breacts? violently\b|\b(?:murder of crows|grooming (?:behaviour|each other|dogs?|horses?|kit|fur|brush)|(?:dog|horse|pet) grooming|invasion of (?:species|grey squirrels)|biological invasion|invasive species)\b/gi,
  /\bsmoking (?:hot|gun|fish|salmon|meat|volcano)\b|\btobacco mosaic\b|\bno smoking gun\b/gi,
  /\bdeath of (?:a|the) stars?\b|\bpoisson\b/gi,
  // food and everyday
  /\b(?:ginger|root|butter) beers?\b|\bbeer[- ]batter\w*|\bwine (?:gums?|vinegar|glass)\b|\b(?:red|white|rice|cider|malt) (?:wine )?vinegars?\b|\bcider vinegars?\b|\brum (?:truffles?|and raisin|flavour\w*|baba|essence)\b|\b(?:cotton|sloe) gin\b|\bpunch drunk\b|\b(?:sherry|rum) trifles?\b|\bgin (?:trap|rummy)\b|\bpub(?:\/| ?-?)sub\b/gi,
  /\b(?:oil ?seed )rape\b|\brape ?seed\w*|\brapeseed\b|\bknife skills?\b|\bslaughterhouse[- ]five\b|\bkilling (?:two birds|time|it)\b|\b(?:dressed|overkill|killjoy|roadkill|painkillers?)\b|\bdead(?:line|lock|pan)\w*/gi,
  /\b(?:sharp)?shooters? (?:game|sprite)?\b|\bassault course\b|\bcold war steve\b|\bminiature wargam\w+/gi,
];

/** The same text, same length, with innocent company blanked. */
export function withoutInnocent(text: string): string {
  return innocent.reduce(
    (masked, pattern) => masked.replace(pattern, (words) => " ".repeat(words.length)),
    text,
  );
}
