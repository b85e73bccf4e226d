import { describe, expect, test } from "bun:test";
import { parseTopic } from "../../../src/workspace/topic.ts";

/** A note as its teacher left it, and which of its lines is wrong, which is right, and which she did not say. */
const notes: { title: string; text: string; wrong: [string, string][]; right: string[]; open?: string[] }[] =
  [
    {
      title: "a list that gives the truth (food technology)",
      text: "# Bread rolls\n\nYeast is a living fungus.\n\nCommon mistakes:\n- remember that yeast dies above 60 °C\n- the oven must be hot before the tray goes in\n- Salt slows the yeast down\n",
      wrong: [],
      right: ["remember that yeast dies above 60 °C", "the oven must be hot before the tray goes in"],
      open: ["Salt slows the yeast down"],
    },
    {
      title: "one line with everything in it (food technology)",
      text: "# Shortcrust\n\nFat is rubbed into flour.\n\nCommon mistakes: too much water; warm hands; remember that the dough has to rest.\n",
      wrong: [["too much water", ""]],
      right: ["remember that the dough has to rest."],
      open: ["warm hands"],
    },
    {
      title: "pairs with an arrow (a language)",
      text: "# Ser y estar\n\n## Errores comunes\n- soy cansado → estoy cansado\n- Confundir lugar y evento → una fiesta es en casa\n",
      wrong: [
        ["soy cansado", "estoy cansado"],
        ["Confundir lugar y evento", "una fiesta es en casa"],
      ],
      right: [],
    },
    {
      title: "a table, the mistake first (a trade)",
      text: "# Wiring a plug\n\n| Mistake | Correction |\n|---|---|\n| Brown goes to neutral | Brown goes to live |\n",
      wrong: [["Brown goes to neutral", "Brown goes to live"]],
      right: [],
    },
    {
      title: "a table, what is right first (a trade)",
      text: "# Tiling\n\n| Right | Wrong |\n|---|---|\n| Start from the middle of the wall | Start in a corner |\n",
      wrong: [["Start in a corner", ""]],
      right: ["Start from the middle of the wall"],
    },
    {
      title: "the correction on the line below (music)",
      text: "# Dotted rhythms\n\n## Typical errors\n- A dot adds one beat\n- Correction: a dot adds half the note's own length\n- Rushing the short note\n  → count in quavers\n",
      wrong: [
        ["A dot adds one beat", "a dot adds half the note's own length"],
        ["Rushing the short note", "count in quavers"],
      ],
      right: [],
    },
    {
      title: "a sentence that turns (PE)",
      text: "# Pulse\n\n## Misconceptions\n- Muscles burn fat only, but actually they burn sugar first.\n- Sweat is fat that melts. In fact it is water and salt.\n",
      wrong: [
        ["Muscles burn fat only", "they burn sugar first."],
        ["Sweat is fat that melts.", "it is water and salt."],
      ],
      right: [],
    },
    {
      title: "told apart in a clause, German and French",
      text: "# Perfekt\n\n## Häufige Fehler\n- Das Perfekt von gehen steht mit sein, nicht mit haben\n- Immer auf die Endung achten\n\n## Erreurs fréquentes\n- Oublier l'accent → passé\n",
      wrong: [["Oublier l'accent", "passé"]],
      right: ["Das Perfekt von gehen steht mit sein, nicht mit haben", "Immer auf die Endung achten"],
    },
    {
      title: "what the note gives as true elsewhere",
      text: "# Photosynthesis\n\n- Plants respire all day and all night.\n\n## Misconceptions\n- Plants respire all night\n- Plants breathe in through the roots\n",
      wrong: [],
      right: ["Plants respire all night"],
      open: ["Plants breathe in through the roots"],
    },
    {
      title: "a heading of beliefs and nothing but beliefs",
      text: "# Forces\n\n## Misconceptions\n- Heavy things fall faster\n- A moving thing needs a push to go on\n",
      wrong: [
        ["Heavy things fall faster", ""],
        ["A moving thing needs a push to go on", ""],
      ],
      right: [],
    },
    {
      title: "marks, in either order",
      text: "# Adding fractions\n\n## Watch out\n- ✗ 1/2 + 1/4 = 2/6 ✓ 1/2 + 1/4 = 3/4\n- Right: find a common denominator. Wrong: add the bottoms.\n",
      wrong: [
        ["1/2 + 1/4 = 2/6", "1/2 + 1/4 = 3/4"],
        ["add the bottoms.", "find a common denominator."],
      ],
      right: [],
    },
  ];

describe("what stands among mistakes in a teacher's own notes", () => {
  for (const { title, text, wrong, right, open = [] } of notes)
    test(`is taught as wrong only where it says so: ${title}`, () => {
      const topic = parseTopic("topics/own.md", text);
      expect(topic?.misconceptions.map(({ think, truth }) => [think, truth])).toEqual(wrong);
      expect(topic?.keyIdeas).toEqual(expect.arrayContaining(right));
      expect(topic?.own?.unclear ?? []).toEqual(open);
    });

  test("a dash is as often a pause as the way to a correction", () => {
    const said = (line: string) => parseTopic("topics/own.md", `# Own\n\n## Common mistakes\n- ${line}\n`);
    expect(said("Yeast dies above 60 °C – the dough stays flat")?.misconceptions ?? []).toEqual([]);
    expect(said("The Sun is a planet – it is a star")?.misconceptions[0]).toMatchObject({
      think: "The Sun is a planet",
      truth: "it is a star",
    });
    expect(said("Not resting the dough – it tears")?.misconceptions[0]).toMatchObject({ truth: "it tears" });
  });
});
