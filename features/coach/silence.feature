Feature: A student who says nothing

  Background:
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    And the session starts

  @v0.3
  Scenario: Silence twice leads to repeat-after-me
    When the student is silent
    Then the state is PROMPT_PRACTICE
    When the student is silent
    Then the state machine enters REPEAT_AFTER_ME
    And counters.silences is 2

  @v0.2
  Scenario: In 0.2 silence is not counted: the coach prompts for ever
    When the student is silent 12 times
    Then the state is PROMPT_PRACTICE
    And counters.failures is 0

  @v0.3
  Scenario: Four silences in a row pause the session, and nothing is learned
    When the student is silent 4 times
    Then the state is PAUSED
    And the learned_pool is empty
    And the current word is "Wie viel kostet das?"
    When the student is silent 4 times
    Then the state is PAUSED
    When the student wants to go on
    Then the state is PROMPT_PRACTICE
    And counters.silences is 0

  @v0.3
  Scenario: A word that was not clear breaks the silence
    When the student is silent 3 times
    And the student says something close to the word
    Then counters.silences is 0
    When the student is silent
    Then the state is REPEAT_AFTER_ME

  @v0.3
  Scenario: A paused session can be left, and its word comes first the next time
    When the student is silent 4 times
    And the student stops
    Then the session is over
    And the learned_pool is empty
    And the queue begins with "Wie viel kostet das?"
