/**
 * Features that may only raise the verdict, or only lower it, when everything else stays the same. It keeps the trees
 * from learning the quirks of 182 questions: an answer that has more of the reference is never worse for it.
 */
export function directionOf(name: string): -1 | 0 | 1 {
  if (raising.test(name)) return 1;
  return lowering.test(name) ? -1 : 0;
}

const raising =
  /^(?:max_|mean_)?(?:recall|recallNew|recallFresh|recallStory|recallAsked|rareRecall|rareNewRecall|f1|dice|lcsR|lcsA|bigram|localRecall|relatedRecall|relatedNew|exact|precision|precisionNew|labelRecall|numberRecall|functionRecall|tellingRecall|consensus|clauseMax|yesNo|option|gotNewMeaning|softRecall|softNew|near_recall|near_dice|near_jaccard|near_cosine|near_smaller|near_newRecall|near_newDice|sense_all|sense_new|sense_ofNew|sense_rest)$/;
const lowering =
  /^(?:opposed|turned|localOpposed|localTurned|missingNew|extraLabels|extraNumbers|opposedBack|negOdd)$/;

/** Features of the question and its references alone, the same for all answers to it. */
export function isOfQuestion(name: string): boolean {
  return ofQuestion.test(name);
}

const ofQuestion =
  /^(?:shareNew|shareAsked|hasNew|refMeaning|refNewMeaning|refComparatives|qWhy|qHow|qWhat|qExplain|qDescribe|questionLength|askedLength|nRefs|refLength)$/;
