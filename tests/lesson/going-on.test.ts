import { describe, expect, test } from "bun:test";
import { onlyGoesOn } from "../../src/lesson/brief/going-on.ts";
import { checkScope } from "../../src/lesson/brief/scope/scope.ts";
import { topicIn } from "../../src/lesson/brief/topic-in.ts";

describe("who goes on with a class is no one who wants to go online", () => {
  test.each([
    ["while loops for 3B, go on from where we stopped on Monday", "while loops"],
    ["go on to while loops with 3B", "while loops"],
    ["carry on with acids and alkalis for 3B", "acids and alkalis"],
    ["let's move on to the Treaty of Versailles, 3B", "Treaty of Versailles"],
    ["rivers for 3B, carrying on from last lesson", "rivers"],
    ["go on with stanza two of Ozymandias", "stanza two of Ozymandias"],
    ["weiter mit Brüchen für die 3B", "Brüchen"],
    ["Brüche für 3B, wir machen weiter, wo wir am Montag aufgehört haben", "Brüche"],
    ["on continue avec les fractions pour la 3B", "fractions"],
    ["seguimos con los volcanes para 3B", "los volcanes"],
    ["continuiamo con le frazioni, 3B", "le frazioni"],
    ["we gaan verder met breuken, 3B", "breuken"],
    ["teruskan dengan pecahan untuk 3B", "pecahan"],
  ])("%s", (request, topic) => {
    expect(checkScope(request, {}).verdict).toBe("in");
    expect(topicIn(request, ["3B"])).toBe(topic);
  });

  test.each(["going on a bear hunt", "go to the moon: the Apollo missions"])(
    "%s is a topic, and stays whole",
    (topic) => {
      expect(checkScope(`${topic} for 3B`, {}).verdict).toBe("in");
      expect(topicIn(topic, [])).toBe(topic);
    },
  );

  test.each([
    "go online and find me a worksheet",
    "go on the internet for a good video",
    "go on BBC Bitesize",
    "go onto Google and get pictures of rivers",
    "go to www.nrich.maths.org",
    "please go to the Oak website",
    "go to nrich.org and copy a task",
  ])("%s is still refused as what it cannot do", (request) => {
    expect(checkScope(request, {})).toMatchObject({ verdict: "out", reason: "capability_limitation" });
  });
});

describe("only going on is told from a wish", () => {
  test.each([
    "go on",
    "Continue",
    "continue please",
    "try again",
    "please try it again",
    "ok, carry on",
    "keep going!",
    "finish the draft",
    "again",
    "go on with the lesson",
    "continue where you left off",
    "weiter",
    "bitte weitermachen",
    "noch einmal",
    "continuez s'il vous plaît",
    "réessaye",
    "otra vez",
    "continúa por favor",
    "riprova",
    "opnieuw",
    "cuba lagi",
    "teruskan",
  ])("%s", (words) => expect(onlyGoesOn(words)).toBe(true));

  test.each([
    "go on to while loops",
    "continue with fractions",
    "make the starter easier",
    "try it again with fewer questions",
    "again for 3B",
    "weiter mit Brüchen",
    "",
  ])("not %p", (words) => expect(onlyGoesOn(words)).toBe(false));
});
