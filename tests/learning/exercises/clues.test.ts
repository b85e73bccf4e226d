import { describe, expect, test } from "bun:test";
import { Items } from "../../../src/learning/course-format.ts";
import { cluesFor } from "../../../src/learning/exercises/clues.ts";

const asked = (prompt: string, accepted: string[]) => ({ prompt, item: "", accepted, spoken: [] });
const taught = (explanation: string) =>
  Items.parse({ concept: "talk", teach: { explanation, example: "Bon appétit !" } });

describe("a hint from the text never names what reads as the answer and is not", () => {
  test.each([
    ["For help, people hear **danke** and the answer is **bitte**, you are welcome.", "danke"],
    ["Die Antwort auf **danke** lautet **bitte**.", "danke"],
    ["La réponse à **merci** est **de rien**.", "merci"],
    ["- Gracias: one says thanks; the usual reply is **de nada**.", "gracias"],
    ["Selepas **terima kasih**, jawapannya **sama-sama**.", "terima kasih"],
  ])("%s", (text, answer) => {
    const clues = cluesFor(asked("___ for your help!", [answer]), taught(text)).join("\n");
    expect(clues).not.toMatch(/bitte|de rien|de nada|sama-sama/);
  });

  test("what the text says of the word itself is still a hint, and a gap may be where an answer is", () => {
    const items = taught("To danke the answer is **bitte**. In a shop people say bitte with a smile.");
    const clues = cluesFor(asked("What does one say to “danke”?", ["bitte"]), items);
    expect(clues.join("\n")).toContain("the answer is **___**");
  });
});
