Feature: The student is in charge, and only the student's voice counts

  Background:
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    And the session starts

  @v0.2 @v0.3
  Scenario: The coach's own voice is no use while it speaks
    When the microphone hears "Wie viel kostet das?" while the coach speaks
    Then nothing happens, because the coach was speaking
    And counters.usage is 0

  @v0.2 @v0.3
  Scenario: The coach's echo is ignored when it comes late
    Given the coach waits for an answer
    When the microphone hears what the coach has just said
    Then nothing happens, because it was the coach's own voice
    And counters.usage is 0
    And counters.failures is 0

  @v0.2 @v0.3
  Scenario: What belongs to an earlier turn changes nothing
    Given the coach waits for an answer
    And the student misses the word
    When an answer arrives that belongs to the turn before
    Then nothing happens, because it belongs to another turn

  @v0.2 @v0.3
  Scenario: A session that was cut off while waiting asks again, with its counters kept
    When the student uses the word
    And the coach waits for an answer
    And the session is restored from what was saved
    Then the state is PROMPT_PRACTICE
    And the coach says something
    And counters.usage is 1

  @v0.3
  Scenario: A session that was cut off while waiting for a repeat says it once more
    When the student misses the word 2 times
    And the coach waits for an answer
    And the session is restored from what was saved
    Then the state is REPEAT_AFTER_ME
    And the coach says something

  @v0.2 @v0.3
  Scenario Outline: <wish> by word moves no counter
    When the student uses the word
    And the coach waits for an answer
    And the student says "<words>"
    Then the coach says something
    And counters.usage is 1
    And counters.failures is 0
    And the current word is "Wie viel kostet das?"

    Examples:
      | wish  | words |
      | help  | help  |
      | again | again |

  @v0.2 @v0.3
  Scenario: Again says the same once more
    When the coach waits for an answer
    And the student says "again"
    Then the coach repeats its words

  @v0.2 @v0.3
  Scenario: A word that is skipped is put off with the uses it had
    When the student uses the word
    And the coach waits for an answer
    And the student says "skip"
    Then "Wie viel kostet das?" is in the learned_pool as deferred with 1 use
    When the coach has spoken
    Then the current word is "der Kaffee"

  @v0.2 @v0.3
  Scenario: Stop ends the session at once, and the word stays in the queue
    When the student uses the word
    And the coach waits for an answer
    And the student says "stop"
    Then the session is over
    And the learned_pool is empty
    And the queue begins with "Wie viel kostet das?"

  @v0.2 @v0.3
  Scenario: A rest, and on again where it was
    When the student uses the word
    And the coach waits for an answer
    And the student says "pause"
    Then the session rests
    When the student wants to go on
    Then the state is PROMPT_PRACTICE
    And counters.usage is 1
