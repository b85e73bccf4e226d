# The reference scenarios of the spec (coaching-session §3), made legal Gherkin. A scenario runs against every version
# that it is tagged with; where the versions differ, each is stated.
Feature: New word cycle with mandatory three correct usages

  @v0.2 @v0.3
  Scenario: Ideal path – student masters word on first three attempts
    Given the session starts and a new_target is dequeued
    When the coach introduces the word (INTRO_WORD)
    And the student repeats it correctly on attempt 1, 2 and 3
    Then counters.usage becomes 3
    And the word is moved to the learned_pool
    And the session moves automatically to the next new_target

  @v0.2 @v0.3
  Scenario: student misses twice, enters repeat‑after‑me, then succeeds
    Given the session starts with new_target "Wie viel kostet das?"
    When the student does not use the word on two consecutive attempts
    Then the state machine enters REPEAT_AFTER_ME
    When the student repeats correctly inside remediation
    Then counters.usage = 1, failures reset to 0
    And normal practice continues until total usage = 3

  @v0.2
  Scenario: Repeat‑after‑me loop cap safety
    Given the student never pronounces the word correctly
    And counters.failures reaches max_repeat_loops
    Then the session exits remediation and marks the word learned
    # Note: in the dialogue, the coach will prefer items with lower usage, so if the student does not use the word
    # correctly, it will continue to be presented in opportunities to continue and practice usage

  @v0.3
  Scenario: Repeat‑after‑me loop cap safety: the word is put off, not learned
    Given the student never pronounces the word correctly
    And counters.failures reaches max_repeat_loops
    Then the session exits remediation and puts the word off
    And the coach weaves the word into a later prompt
