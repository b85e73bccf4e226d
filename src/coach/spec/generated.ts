// Generated from plugins/coach/spec/session.v0.3.yaml by `bun src/coach/spec/generate-types.ts`; not to be edited.

export type StateName =
  | "INIT"
  | "PICK_WORD"
  | "RESET_COUNTERS"
  | "INTRO_WORD"
  | "PROMPT_PRACTICE"
  | "WAIT_STUDENT"
  | "EVALUATE_ATTEMPT"
  | "ASK_AGAIN"
  | "CHECK_MASTERY"
  | "CHECK_SILENCE"
  | "CHECK_REMEDIATION"
  | "ENTER_REMEDIATION"
  | "REPEAT_AFTER_ME"
  | "WAIT_REPEAT"
  | "EVALUATE_REPEAT"
  | "ASK_REPEAT_AGAIN"
  | "RESET_REMEDIATION"
  | "CHECK_REPEAT_SILENCE"
  | "LOOP_OR_FAIL"
  | "PAUSED"
  | "COMPLETE_WORD"
  | "DEFER_WORD"
  | "SESSION_DONE";

export type EventName =
  | "asr_result"
  | "next_word_available"
  | "no_more_words"
  | "resume"
  | "start"
  | "student_skip"
  | "student_stop"
  | "timeout"
  | "tts_done"
  | "usage_correct"
  | "usage_incorrect"
  | "usage_unclear";

export type CounterName = "usage" | "failures" | "presentation" | "silences";
