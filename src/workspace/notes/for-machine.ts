/**
 * A line that speaks to a model and not to a teacher or a class: somebody has hidden an order in a note or a document. It is no idea, question or word of a
 * topic, so it is kept among what nothing was made of, for her to see. Pure; one pass.
 */
export function isForMachine(text: string): boolean {
  return overrides.test(text) || (speaksTo.test(text) && orders.test(text));
}

/** "Ignore all previous instructions", in the languages we have. */
const overrides =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|earlier|above|preceding|system|original)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?|guidelines|directions)\b|\bignor(?:ez|e|iere|iert|ieren)\b.{0,40}\b(?:instructions? pr[ée]c[ée]dentes|(?:bisherigen?|vorherigen?|obigen?) (?:anweisungen|regeln)|instrucciones anteriores)\b|\bignora (?:todas )?las instrucciones anteriores\b|\babaikan (?:semua )?arahan (?:sebelum|terdahulu)/i;

/** "System:", "[Assistant]", "Note to the AI". */
const speaksTo =
  /^[\W_]*(?:system|assistant|ai(?: (?:model|assistant))?|chat ?gpt|gpt|claude|gemini|copilot|llm|language model|chatbot|bot)\b[^\p{L}]{0,4}[:\]>,]|\b(?:note|message|instruction|attention) (?:to|for) (?:the |any )?(?:ai|assistant|chat ?gpt|language model|llm|chatbot|bot)\b/iu;

const orders =
  /\b(?:from now on|you (?:must|are|will|should|shall)|do not (?:tell|mention|say|reveal)|tell nobody|tell no ?one|reveal|override|instead|send|email|post|upload|print|output|write|reply|respond|claim|mark every|always|never)\b/i;
