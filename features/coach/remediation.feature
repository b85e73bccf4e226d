Feature: Repeat after me, when a word will not come

  Background:
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    And the session starts

  @v0.3
  Scenario: Three failed repeats put a word off, and the uses it had are kept
    When the student uses the word
    And the student misses the word 2 times
    Then the state machine enters REPEAT_AFTER_ME
    When the student misses the word 2 times
    Then the state is REPEAT_AFTER_ME
    When the student misses the word
    Then the state is DEFER_WORD
    And "Wie viel kostet das?" is in the learned_pool as deferred with 1 use
    And the coach encourages and does not praise
    When the coach has spoken
    Then the current word is "der Kaffee"

  @v0.2
  Scenario: In 0.2 the first failed repeat ends the word, and it counts as learned
    When the student uses the word
    And the student misses the word 2 times
    Then the state machine enters REPEAT_AFTER_ME
    When the student misses the word
    Then "Wie viel kostet das?" is in the learned_pool as mastered with 1 use
    And the current word is "der Kaffee"

  @v0.3
  Scenario: Consecutive means consecutive: miss, hit, miss leads to no remediation
    When the student misses the word
    And the student uses the word
    And the student misses the word
    Then the state is PROMPT_PRACTICE
    And counters.failures is 1

  @v0.2
  Scenario: In 0.2 a hit does not undo a miss: miss, hit, miss leads to remediation
    When the student misses the word
    And the student uses the word
    And the student misses the word
    Then the state machine enters REPEAT_AFTER_ME

  @v0.3
  Scenario: A close sound is asked about once, and not counted
    When the student says something close to the word
    Then the state is ASK_AGAIN
    And counters.usage is 0
    And counters.failures is 0
    When the student says something close to the word
    Then the state is PROMPT_PRACTICE
    And counters.failures is 1

  @v0.2
  Scenario: In 0.2 a close sound is a miss
    When the student says something close to the word
    Then the state is PROMPT_PRACTICE
    And counters.failures is 1

  @v0.2 @v0.3
  Scenario: However often the word is said in one breath, it is one use
    When the student says "Wie viel kostet das? Wie viel kostet das? Wie viel kostet das?"
    Then counters.usage is 1
