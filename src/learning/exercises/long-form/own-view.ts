/** Whether a sentence says what its writer holds: not asked, not told of others, not called wrong, not taken back. */
export function isOwnView(sentence: string, next: string): boolean {
  return (
    !/\?["'”’)]*$/.test(sentence) &&
    !calledWrong.test(sentence) &&
    !ofOthers.test(sentence) &&
    !takenBack.test(next)
  );
}

const wrong = "(?:wrong|false|untrue|mistaken|incorrect|too simple|not true|nonsense)";
const calledWrong = new RegExp(
  [
    `\\b(?:claims?|ideas?|views?|beliefs?|statements?|assumptions?|conclusions?|notion|argument|sayings?),? (?:that|is|are|of)\\b.*\\b${wrong}\\b`,
    `\\b(?:it|this|that)(?: is|'s|’s| would be| was) (?:simply |just |also |therefore )?(?:${wrong}|a mistake|an? (?:\\w+ )?(?:error|misconception|myth|mistake|fallacy))`,
    "\\b(?:misconceptions?|misunderst\\w+|myths?|fallacy|contrary to|as (?:if|though)|beware|tempting|would mean|wrongly|do(?:es)?(?: not|n['’]t) mean|no reason to)\\b",
  ].join("|"),
  "i",
);
const ofOthers =
  /\b(?:people|many|some|most|others?|they|students|pupils|readers|beginners|learners|somebody|someone|journalists?|newspapers?|critics|the motto|the slogan)\b(?: \w+){0,2} (?:think|believe|say|claim|suppose|assume|conclude|imagine)s?\b/i;
const takenBack =
  /^(?:but |however, |yet )?(?:this|that|it) (?:is|was) (?:not|wrong|false|a mistake|untrue|nonsense|too)\b|^(?:wrong|no|false|not so|not at all)\b/i;
