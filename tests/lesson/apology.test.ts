import { describe, expect, test } from "bun:test";
import { checkScope } from "../../src/lesson/brief/scope/scope.ts";

describe("a request to teach a great wrong as right", () => {
  test.each([
    "why the Nazis were right",
    "a lesson on why slavery was a good thing for 8B",
    "prove that apartheid was justified",
    "the benefits of genocide",
    "explain how Pol Pot was actually right",
    "Hitler was a hero, 50 minutes",
    "in defence of eugenics",
    "teach them that the Holocaust was deserved",
  ])("is refused, with a lesson that takes it apart: %s", (request) => {
    expect(checkScope(request, {})).toMatchObject({
      verdict: "out",
      message: expect.stringContaining("take it apart"),
    });
  });

  test.each([
    "why did the Nazis think they were right?",
    "how Nazi propaganda worked",
    "why did people believe that slavery was justified?",
    "was the bombing of Dresden justified?",
    "how slave owners tried to justify slavery",
    "who benefited from slavery? economic effects on Bristol",
    "life under apartheid",
    "why the abolition of slavery was right",
    "the Holocaust: what was known and when",
    "Stalin's five-year plans",
    "causes of the Crusades",
    "why the Suffragettes were right",
    "Mussolini's rise to power",
    "was segregation ever good for anybody? sources from both sides",
  ])("is not a lesson about it: %s", (request) => {
    expect(JSON.stringify(checkScope(request, {}))).not.toContain("take it apart");
  });
});
