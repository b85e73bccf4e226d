/** What a request may be that is no lesson, as the classifier tells kinds apart. */
export type KindName =
  | "admin"
  | "chat"
  | "coding"
  | "extraction"
  | "harm"
  | "marking"
  | "other_writing"
  | "personal"
  | "vague";

/** What a rule found; each has its answer in every language. */
export type MessageId =
  | "reference"
  | "application"
  | "report"
  | "message"
  | "admin"
  | "behaviour"
  | "pupil-work"
  | "marking"
  | "personal"
  | "advice"
  | "own-code"
  | "chat"
  | "trivia"
  | "media"
  | "send"
  | "print"
  | "web"
  | "systems"
  | "pupil-data"
  | "remind"
  | "harm"
  | "apology"
  | "instructions"
  | "unclear";

/** All that is said in one language of a request that is not let through: what was understood, and what to ask instead. */
export type Sayings = Readonly<Record<MessageId, string>> & {
  /** Where no rule says so but the request reads like it. */
  readsAs: (what: string) => string;
  /** Where that is less than sure. */
  askWhether: (what: string) => string;
  kinds: Readonly<Record<KindName, string>>;
};
