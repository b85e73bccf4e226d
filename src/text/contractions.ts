/**
 * A text with its shortened words written out, where that changes it: "I'm" is "I am", "don't" is "do not", Malay "tak" is
 * "tidak". Both readings of "'d" and "'s" are given. English and Malay; others pass through.
 */
export function writtenOut(text: string): string[] {
  const plain = text.replace(/[‘’‛ʼ′`]/g, "'");
  if (!shortened.test(plain)) return [];
  const common = plain
    .replace(/\bcan'?t\b|\bcannot\b/gi, "can not")
    .replace(/\bwon'?t\b/gi, "will not")
    .replace(/\bshan't\b/gi, "shall not")
    .replace(/\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must|need)n'?t\b/gi, "$1 not")
    .replace(/\bi'?m\b/gi, "I am")
    .replace(/\b(\w+)'re\b/gi, "$1 are")
    .replace(/\b(\w+)'ve\b/gi, "$1 have")
    .replace(/\b(\w+)'ll\b/gi, "$1 will")
    .replace(/\blet's\b/gi, "let us")
    .replace(/\btak\b/gi, "tidak")
    .replace(/\b(geht|gibt|ist)'s\b/gi, "$1 es");
  const [will, had] = [common.replace(owed, "$1 would"), common.replace(owed, "$1 had")];
  return [
    ...new Set([will, had].flatMap((one) => [one.replace(being, "$1 is"), one.replace(being, "$1 has")])),
  ];
}

const shortened =
  /\w'(?:m|re|ve|ll|d|s|t)\b|\b(?:im|cannot|cant|wont|dont|doesnt|didnt|isnt|arent|wasnt|werent|hasnt|havent|hadnt|couldnt|wouldnt|shouldnt|tak)\b/i;
const owed = /\b(i|you|he|she|it|we|they|who|that|there)'d\b/gi;
/** Of these "'s" is never "of them". */
const being = /\b(he|she|it|that|this|there|here|what|who|where|how|when)'s\b/gi;
