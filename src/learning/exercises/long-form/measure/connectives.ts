/** Words that give a reason, draw a conclusion, set a limit or weigh one thing against another. */
const reasons =
  /\b(?:because|since|therefore|thus|hence|so that|as a result|consequently|which means|this means|means that|leads? to|due to|in order to|if|unless|although|though|whereas|while|however|but|rather than|instead|on the other hand|depends?|even if|despite|so)\b|\b(?:kerana|sebab|oleh itu|maka|jika|kalau|walaupun|tetapi|namun|sebaliknya|manakala|supaya|agar|akibatnya)\b/giu;
/** Words that make a general thing concrete. */
const examples =
  /\b(?:for example|for instance|such as|e\.g\.|imagine|suppose|say,|once|last (?:week|month|year|spring|summer|autumn|winter)|when i)\b|\b(?:contohnya|misalnya|seperti|umpamanya)\b|\d/iu;
/** Words that say where in the text we are. */
const order =
  /\b(?:first|firstly|second|secondly|third|then|next|after(?:wards)?|finally|in conclusion|to sum up|also|another|moreover|in addition|before|since then|at first)\b|\b(?:mula-mula|pertama|kedua|selepas itu|kemudian|akhirnya|juga|selain itu|sebelum|setiap)\b/iu;

export function reasonsIn(sentence: string): number {
  return sentence.match(reasons)?.length ?? 0;
}

export function hasExample(sentence: string): boolean {
  return examples.test(sentence);
}

export function saysOrder(sentence: string): boolean {
  return order.test(sentence);
}
