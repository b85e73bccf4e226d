/** What a session reads in a spec's `context` by name; every other constant is there for guards. */
export const sessionSettings: Readonly<Record<string, string>> = {
  count_repeat_usage: "whether a correct repeat counts as a use; true where a spec does not say",
  repeat_lenient: "whether a close sound is enough in repeat-after-me; false where a spec does not say",
};

/** The keys of `context.timeouts_ms`. */
export const knownTimeouts: Readonly<Record<string, string>> = {
  student: "how long an answer is waited for",
  repeat: "how long a repeat is waited for",
  evaluate: "how long a model may think about what was heard",
  tts: "how long the coach may speak",
};
