Feature: Words come from the queue and go to the pool

  @v0.2 @v0.3
  Scenario: An empty queue ends the session
    Given an empty queue
    When the session starts
    Then the session is over
    And the learned_pool is empty

  @v0.2 @v0.3
  Scenario: The first word is taken from the queue, and the last one is not lost
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    When the session starts
    Then the current word is "Wie viel kostet das?"
    When the student uses the word 3 times
    And the coach has spoken
    Then the current word is "der Kaffee"
    When the student uses the word 3 times
    And the coach has spoken
    Then the session is over
    And "Wie viel kostet das?" is in the learned_pool as mastered with 3 uses
    And "der Kaffee" is in the learned_pool as mastered with 3 uses

  @v0.3
  Scenario: The coach's praise is heard to its end before the next word
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    When the session starts
    And the student uses the word 3 times
    Then the state is COMPLETE_WORD
    And the current word is "Wie viel kostet das?"
    When the coach has spoken
    Then the current word is "der Kaffee"

  @v0.2
  Scenario: In 0.2 the next word begins in the same breath as the praise
    Given a queue of "Wie viel kostet das?" and "der Kaffee"
    When the session starts
    And the student uses the word 3 times
    Then the state is INTRO_WORD
    And the current word is "der Kaffee"
