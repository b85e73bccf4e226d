/**
 * One fault each, planted in a lesson that is clean without it; written before the reviewer's first rule. Lessons whose
 * name begins `apart-` are the half kept apart: of those only sums are looked at.
 */
export type Kind =
  | "section"
  | "code"
  | "minutes"
  | "need"
  | "assessed"
  | "observable"
  | "prior"
  | "check"
  | "plenary";

/** `cut`: everything from one text up to another; `drop`: the line that holds it; `swap`: one text for another. */
export type Edit =
  | { cut: readonly [string, string] }
  | { drop: string }
  | { swap: readonly [string, string] };

export type Planted = {
  lesson: string;
  kind: Kind;
  edits: readonly Edit[];
  /** What a finding that names this fault says, or what stands on the line it points to. */
  about: RegExp;
};

const cut = (from: string, to: string): Edit => ({ cut: [from, to] });
const drop = (line: string): Edit => ({ drop: line });
const swap = (from: string, to: string): Edit => ({ swap: [from, to] });
const plant = (kind: Kind, lesson: string, about: RegExp, ...edits: Edit[]): Planted => ({
  lesson,
  kind,
  edits,
  about,
});

export const planted: readonly Planted[] = [
  plant("section", "dev-equations", /success criteria/i, cut("## Success criteria", "## Starter")),
  plant(
    "section",
    "dev-indicators",
    /plenary|wrap|end/i,
    cut("## Wrap-up (7 min)", "## How I will know"),
    swap("practical 18 min, check 5 min, wrap-up 7 min", "practical 25 min, check 5 min"),
    swap("### Practical (18 min)", "### Practical (25 min)"),
    swap("the cards and the exit slip show", "the cards show"),
  ),
  plant(
    "section",
    "dev-speeches",
    /objectives|outcomes/i,
    cut("1. Identify persuasive", "## Success criteria"),
  ),
  plant("section", "apart-trial", /differentiation|needs/i, cut("## Differentiation", "## Resources")),
  plant("section", "apart-bread", /assessment/i, cut("Stretch test and rolls seen", "## Adaptive teaching")),
  plant(
    "section",
    "apart-watercycle",
    /starter|opening|begin/i,
    cut("### Starter (6 minutes)", "### Main"),
    swap("**Diagram (14 minutes)**", "**Diagram (20 minutes)**"),
  ),

  plant(
    "code",
    "dev-waterfall",
    /GG7-09/,
    swap("[GG7-02](curriculum/scheme.md#L113-L121)", "[GG7-09](curriculum/scheme.md#L113-L121)"),
  ),
  plant("code", "dev-indicators", /SC7-31/, swap("SC7-11", "SC7-31")),
  plant(
    "code",
    "dev-ostinato",
    /HI9-02/,
    swap("[MU7-01](curriculum/scheme.md#L143-L151)", "[HI9-02](curriculum/scheme.md#L63-L71)"),
  ),
  plant("code", "apart-starch", /SC8-40/, swap("SC8-04", "SC8-40")),
  plant(
    "code",
    "apart-preterite",
    /GG7-02/,
    swap("[SP9-03](curriculum/scheme.md#L83-L91)", "[GG7-02](curriculum/scheme.md#L113-L121)"),
  ),
  plant("code", "apart-metaphor", /MA8-03/, swap("EN7-06", "MA8-03")),

  plant(
    "minutes",
    "dev-equations",
    /minutes|min\b/i,
    swap("| Guided practice | 12 |", "| Guided practice | 18 |"),
    swap("### Guided practice (12 minutes)", "### Guided practice (18 minutes)"),
    swap("| Total | 60 |", "| Total | 66 |"),
  ),
  plant(
    "minutes",
    "dev-causes",
    /minutes|min\b/i,
    swap("**Diamond ranking (14 minutes).**", "**Diamond ranking (24 minutes).**"),
  ),
  plant(
    "minutes",
    "dev-builtin-phishing",
    /minutes|min\b/i,
    swap("| Independent practice | 13 |", "| Independent practice | 8 |"),
    swap("### Independent practice (13 minutes)", "### Independent practice (8 minutes)"),
    swap("| **Total** | **55** | |", "| **Total** | **50** | |"),
  ),
  plant(
    "minutes",
    "apart-spreadsheet",
    /minutes|min\b/i,
    swap("### Model (10 minutes)", "### Model (16 minutes)"),
  ),
  plant(
    "minutes",
    "apart-watercycle",
    /minutes|min\b/i,
    swap("**Walk it (8 minutes)**", "**Walk it (18 minutes)**"),
  ),
  plant(
    "minutes",
    "apart-perspective",
    /minutes|min\b/i,
    swap(
      "Starter 10, demonstration 15, together 15, check 5, own street 40, plenary 15 minutes.",
      "Starter 10, demonstration 15, together 15, check 5, own street 25, plenary 10 minutes.",
    ),
    swap("**Own street (40 minutes).**", "**Own street (25 minutes).**"),
    swap("## Plenary (15 minutes)", "## Plenary (10 minutes)"),
  ),

  plant("need", "dev-waterfall", /visual/i, drop("- Visual impairment: cards")),
  plant("need", "dev-layup", /asthma/i, drop("- Asthma: inhaler")),
  plant("need", "dev-fractions", /EAL|Polish/i, drop("EAL (Polish, Urdu): half")),
  plant("need", "apart-starch", /wheelchair/i, drop("- Wheelchair: low bench")),
  plant("need", "apart-metaphor", /language disorder/i, drop("- Language disorder: one line")),
  plant("need", "apart-watercycle", /autism/i, drop("- Autism: visual timetable")),

  plant(
    "assessed",
    "dev-nearfuture",
    /sing a French song/i,
    swap(
      "- Understand plans for the weekend when they hear them\n",
      "- Understand plans for the weekend when they hear them\n- Sing a French song about the seasons from memory\n",
    ),
  ),
  plant(
    "assessed",
    "dev-waterfall",
    /two ways in which a river/i,
    swap(" Under it, four sentences that describe the two kinds of erosion and where they act.", ""),
    swap(
      "Order of the cards while going round; the four sentences for describing erosion; exit answers for steps in order with reasons.",
      "Order of the cards while going round; exit answers for steps in order with reasons.",
    ),
    swap("- I can describe hydraulic action and abrasion in my own words\n", ""),
  ),
  plant(
    "assessed",
    "dev-builtin-forloops",
    /flowchart/i,
    swap(
      "- Predict the output of a for loop before it is run.\n- Trace a program with a loop and write the value of each variable at every pass.\n- Use the words *iteration*, *for loop* and *range* correctly when explaining.\n\n## Curriculum",
      "- Predict the output of a for loop before it is run.\n- Trace a program with a loop and write the value of each variable at every pass.\n- Design a flowchart for a problem from home.\n\n## Curriculum",
    ),
  ),
  plant(
    "assessed",
    "apart-trial",
    /history of juries/i,
    swap(
      "- Judge whether a case was fair and justify the judgement\n",
      "- Judge whether a case was fair and justify the judgement\n- Outline the history of juries in Scotland\n",
    ),
  ),
  plant(
    "assessed",
    "apart-bread",
    /food labels/i,
    swap(
      "- To explain what yeast and kneading do to the dough\n",
      "- To explain what yeast and kneading do to the dough\n- To compare food labels for salt and sugar\n",
    ),
  ),
  plant(
    "assessed",
    "apart-builtin-binary",
    /logic gate/i,
    swap(
      "- Change a binary number into an ordinary number and back.\n- Use the words *bit*, *byte* and *binary* correctly when explaining.\n\n## Curriculum",
      "- Change a binary number into an ordinary number and back.\n- Draw the truth table of a logic gate.\n\n## Curriculum",
    ),
  ),

  plant(
    "observable",
    "dev-layup",
    /feel confident/i,
    swap(
      "- tell my partner one thing that was right and one thing to change",
      "- feel confident about my lay-up",
    ),
  ),
  plant(
    "observable",
    "dev-speeches",
    /understand/i,
    swap(
      "- I can explain what one device does to the people who listen",
      "- I can understand how devices work on an audience",
    ),
  ),
  plant(
    "observable",
    "dev-builtin-materials",
    /know/i,
    swap(
      "- I can sort materials into timber, metals and plastics.",
      "- I know all about timber, metals and plastics.",
    ),
  ),
  plant(
    "observable",
    "apart-pythagoras",
    /appreciate/i,
    swap(
      "- I can point to the hypotenuse in a triangle that is turned any way",
      "- I can appreciate why the hypotenuse is special",
    ),
  ),
  plant(
    "observable",
    "apart-spreadsheet",
    /familiar/i,
    swap(
      "- I can write a formula that multiplies two cells",
      "- I am familiar with formulas that multiply two cells",
    ),
  ),
  plant(
    "observable",
    "apart-builtin-meal",
    /better understanding/i,
    swap(
      "- I can change a meal so that it is better balanced, with reasons.",
      "- I have a better understanding of balanced meals.",
    ),
  ),

  plant(
    "prior",
    "dev-equations",
    /negative|−|brackets/i,
    swap(
      "10x + 5 = 75, 7x + 2 = 51. **Answer:** 4, 7, 7, 7.",
      "10x + 5 = 75, 7x + 2 = 51. Then multiply out the brackets: 3(x + 2) = 21, and do the same with negative numbers. **Answer:** 4, 7, 7, 7, 5.",
    ),
  ),
  plant(
    "prior",
    "dev-indicators",
    /equation/i,
    swap(
      "Draw a table: substance, colour, pH, acid or alkali or neutral.",
      "Draw a table: substance, colour, pH, acid or alkali or neutral. Under it write the chemical equation for vinegar with baking soda.",
    ),
  ),
  plant(
    "prior",
    "dev-nearfuture",
    /perfect tense/i,
    swap(
      "with je vais and an infinitive, one of them about a friend (il va, elle va).",
      "with je vais and an infinitive, then three sentences about last weekend in the perfect tense.",
    ),
  ),
  plant(
    "prior",
    "apart-pythagoras",
    /trigonometry|surd/i,
    swap(
      "how long is it? **Answer:** 17, 15, 4 m.",
      "how long is it? 4. Use trigonometry to find the angle of the ladder. **Answer:** 17, 15, 4 m, 53°.",
    ),
  ),
  plant(
    "prior",
    "apart-spreadsheet",
    /IF function|chart/i,
    swap(
      "3. Add all profits with SUM.",
      "3. Use IF functions to mark every snack that makes a loss, and draw a chart of the profits.",
    ),
  ),
  plant(
    "prior",
    "apart-preterite",
    /imperfect/i,
    swap(
      "four sentences on your last weekend, with ayer or el sábado.",
      "four sentences on your last weekend, two of them with verbs in the imperfect tense.",
    ),
  ),

  plant(
    "check",
    "dev-ostinato",
    /check|understanding/i,
    cut("### Check (4 minutes)", "### Compose"),
    swap("| Check | 4 |\n", ""),
    swap("| Compose | 14 |", "| Compose | 18 |"),
    swap("### Compose (14 minutes)", "### Compose (18 minutes)"),
    swap("Cards for recognising. In the group", "In the group"),
  ),
  plant(
    "check",
    "dev-causes",
    /check|understanding|questions/i,
    swap(
      '**Check (5 minutes).** Everyone on whiteboards: "Without the alliances, would the assassination have led to a world war? Yes or no, and one reason." Listen for the misconception that the assassination alone caused the war. If most write so, cut the chain at the alliances and ask again.',
      "**Any questions? (5 minutes).** Ask whether everybody has understood the causes so far.",
    ),
  ),
  plant(
    "check",
    "dev-builtin-materials",
    /check|understanding/i,
    cut("### Check for understanding (4 minutes)", "### Independent practice"),
    swap("| Check for understanding | 4 | Hinge question, whiteboards |\n", ""),
    swap("### Independent practice (11 minutes)", "### Independent practice (15 minutes)"),
    swap("| Independent practice | 11 |", "| Independent practice | 15 |"),
    swap("The hinge question asks it. ", ""),
    swap("for the starter and the hinge question", "for the starter"),
  ),
  plant(
    "check",
    "apart-spreadsheet",
    /check|understanding/i,
    cut("### Check (4 minutes)", "### Independent practice"),
    swap("| Check | 4 |\n", ""),
    swap("### Independent practice (13 minutes)", "### Independent practice (17 minutes)"),
    swap("| Independent practice | 13 |", "| Independent practice | 17 |"),
    swap("Check and exit question show predictions.", "The exit question shows predictions."),
  ),
  plant(
    "check",
    "apart-trial",
    /check|understanding|questions/i,
    cut("### Check (5 minutes)", "### Case"),
    swap("- Check 5 min\n", ""),
    swap("### Case (13 minutes)", "### Case (18 minutes)"),
    swap("- Case 13 min", "- Case 18 min"),
  ),
  plant(
    "check",
    "apart-metaphor",
    /check|understanding|questions/i,
    cut("### Everybody shows (4 min)", "### Write"),
    swap("everybody shows 4 min, write 14 min", "write 18 min"),
    swap("### Write (14 min)", "### Write (18 min)"),
    swap("Strips and fingers: telling them apart.", "Strips: telling them apart."),
  ),

  plant(
    "plenary",
    "dev-nearfuture",
    /plenary/i,
    cut('Exit slip: write "We are going', "## Assessment"),
    swap(
      "## Plenary (6 minutes)",
      "## Plenary (6 minutes)\nPack up, hand in the dice, homework into the planner. Hangman with words that the class chooses.\n",
    ),
  ),
  plant(
    "plenary",
    "dev-equations",
    /plenary/i,
    cut("Exit ticket: solve 4x", "## Assessment"),
    swap(
      "**Time:** 8 minutes. ## Assessment",
      "**Time:** 8 minutes. Tidy the room, praise good work, and tell the class what comes on Thursday.\n\n## Assessment",
    ),
    swap("Exit tickets are sorted tonight into solved and checked, solved only, and not yet.", ""),
  ),
  plant(
    "plenary",
    "dev-fractions",
    /plenary/i,
    cut("Exit task on a sticky note", "**Assessment**"),
    swap(
      "**Plenary (8 mins)**",
      "**Plenary (8 mins)**\nStory time on the carpet, stars for good listening, line up quietly.\n",
    ),
    swap("Sheet question 5 and sticky notes: explaining.", "Sheet question 5: explaining."),
  ),
  plant(
    "plenary",
    "apart-pythagoras",
    /plenary/i,
    swap(
      "**Time:** 7 minutes. Exit question: a triangle is drawn on its tip. Mark its hypotenuse and calculate it from sides 7 and 24. **Answer:** 25.",
      "**Time:** 7 minutes. Collect the books, read out the notices, play a times tables game until the bell.",
    ),
    swap("Hinge and exit question show", "The hinge question shows"),
  ),
  plant(
    "plenary",
    "apart-bread",
    /plenary|conclusion/i,
    swap(
      "Taste and look. Each writes: my rolls rose or did not rise because …, using yeast, gas and gluten. One thing to do differently. Wash up.",
      "Wash up, put the aprons away, collect money for the trip, and vote on what to cook at the end of term.",
    ),
    swap("Experiment notes and the final sentences (explain).", "Experiment notes (explain)."),
  ),
  plant(
    "plenary",
    "apart-builtin-whileloops",
    /plenary/i,
    cut("Exit question. Answer it on your own", "## Assessment"),
    swap(
      "**Time:** 5 minutes.\n",
      "**Time:** 5 minutes.\n\nLog off, push the chairs in, and remind everybody of the trip on Friday.\n\n",
    ),
  ),
];
