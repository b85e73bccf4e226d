import type { Task } from "../../../../src/workspace/topic.ts";
import { type LessonPlan, tasksOf } from "./plan.ts";
import { words } from "./shapes/pieces.ts";
import { tasksSet } from "./teaching-sections.ts";
import { listed } from "./wording.ts";

/** What gets in the way, as far as the wording of a need tells. The first that fits counts. */
const barriers: readonly [Barrier, RegExp][] = [
  [
    "ahead",
    /\babove\b|\bextension\b|\bgifted\b|\bahead\b|\bmost able\b|\bhigh(?:er|ly)? (?:attain|prior|able)|\bstretch|\b(?:race|fly|whizz|zoom)s? through|\bfinish(?:es)? (?:first|early|before)|\bbored\b|\bask(?:s|ing)? for more\b|\bbright(?:est)?\b/i,
  ],
  [
    "language",
    /\beal\b|\besl\b|\bell\b|\besol\b|english as|new to english|\blanguage\b|\bspeech\b|\bvocabulary\b|\bdld\b|\bslcn\b|\bsli\b|bilingual|refugee|\benglish\b|\bspeakers?\b|\bspeaks? (?:only|mostly|\w+ at home)|\bmother tongue\b|\bstammer|\bstutter/i,
  ],
  ["hearing", /\bhearing\b|\bdeaf|\bhi\b|\b(?:can't|cannot|hard to) hear\b|\blip.?read/i],
  ["sight", /\bvisual|\bsight|\bblind|\bvi\b|\bsee(?:ing)?\b|\bglasses\b|\blarge print\b/i],
  [
    "reading",
    /\bdyslex|\bread(?:s|ing|er|ers)?\b|\bliteracy\b|\bspld\b|\bspell(?:s|ing)?\b|\bletters\b|\bphonics\b/i,
  ],
  [
    "number",
    /\bdyscalcul|\bnumber|\btimes tables?\b|\bnumeracy\b|\bcount(?:s|ing)?\b|\bfingers\b|\bsums\b|\barithmetic\b/i,
  ],
  [
    "writing",
    /\bcoordination|\bdyspraxi|\bdcd\b|\btyping\b|\bhandwriting\b|\bwrit(?:e|es|ing)\b|\bmotor\b|\bfine\b|\bpens?\b|\bpencils?\b|\bscissors\b|\bclumsy\b/i,
  ],
  [
    "attention",
    /\badhd\b|\badd\b|\battention\b|\bconcentrat|\bfocus|\brestless|\bdistract|\bfidget|\b(?:can't|cannot|won't|hard to|never) (?:sit|settle|keep still)|\bsit(?:s|ting)? (?:still|for long)|\bwander|\bdrift|\bdaydream|\boff task\b|\bcall(?:s|ing)? out\b|\bchatt/i,
  ],
  [
    "change",
    /\bautis|\basd\b|\basc\b|\banxi|\bmut(?:e|ism)\b|\bpda\b|\bocd\b|\bsemh\b|\bbehaviou?r|\btrauma|\blac\b|\bcla\b|\bshy\b|\bfreez|\bfroze|\bpanic|\bworr(?:y|ies|ied)|\bupset|\bcr(?:y|ies)\b|\btears\b|\bmeltdown|\bwobbl|\broutine|\bchanges?\b|\bquiet\b|\b(?:never|won't|doesn't|don't) (?:speak|talk|answer)/i,
  ],
  [
    "body",
    /\bwheelchair|\bphysical|\bpd\b|\basthma|\bdiabet|\bepilep|\bmobility|\bfatigue|\bmedical|\bcerebral|\bcrutch|\btires?\b|\btired\b|\bpain\b|\btoilet\b|\binhaler/i,
  ],
  [
    "behind",
    /\bbelow\b|\btowards\b|\bsecure\b|\bbehind\b|\bunsure\b|\bbottom\b|\blow(?:er)?\b|\bweak|\bstruggl|\bconfiden|\bmld\b|\bsld\b|\babsen|\bmissed\b|\bslow|\bgaps\b|\bcatch(?:ing)? up\b|\blost\b|\bgives? up\b|\bneeds? (?:more|extra) (?:time|help)|\bsen[dk]?\b|\basn\b|\behcp|\biep/i,
  ],
];
type Barrier =
  | "ahead"
  | "language"
  | "hearing"
  | "sight"
  | "reading"
  | "number"
  | "writing"
  | "attention"
  | "change"
  | "body"
  | "behind";

/** What a need means for this lesson's own tasks. `said`: what stands there already; no two needs get the same words. */
export function today(plan: LessonPlan, need: string, said: readonly string[]): string {
  // What it is called comes first; what helps with it follows, and may name something else.
  const [called = need] = need.split(/\s[—–-]\s|[:(]/);
  const named = (text: string) => barriers.find(([, signs]) => signs.test(text))?.[0];
  const barrier = named(called) ?? named(need) ?? null;
  const ways = waysFor(barrier, plan).filter((way) => way !== "");
  const way = ways.find((one) => !said.some((other) => other.includes(one))) ?? ways[0] ?? "";
  return way === "" ? "" : `Today: ${way}`;
}

function waysFor(barrier: Barrier | null, plan: LessonPlan): string[] {
  const set = tasksSet(plan);
  const hard = tasksOf(plan).hard;
  const deeper = set.filter((task) => hard.includes(task));
  const tasks = set.filter((task) => !hard.includes(task));
  const terms = words(plan, 4).map(({ term }) => `*${term}*`);
  const steps = plan.topic?.example?.steps.length ?? 0;
  const parts = plan.shape.shape.parts.map(({ name }) => `"${name}"`);
  const [firstPart = "", secondPart = ""] = parts;
  const lastPart = parts.at(-1) ?? "";
  const first = begins(tasks[0]);
  const anyone = [
    first === "" ? "" : `look first at what they do with ${first}, and change the next task by it.`,
    `check with them at the start of ${secondPart || "the practice"}, before going round.`,
    `a word with them before ${firstPart || "the lesson"} on what would help, and the same question again in the plenary.`,
    `a place near the front for ${lastPart || "the practice"}, and the first step said once more, quietly.`,
  ];
  switch (barrier) {
    case "ahead":
      return deeper.length === 0
        ? [
            `after the hinge question they write a harder question of the same kind, with its answer, for the class.`,
          ]
        : [
            `once the hinge question is right, straight to ${begins(deeper[0])}.`,
            `they explain ${begins(deeper.at(-1))} to the class in two sentences.`,
          ];
    case "language":
      return [
        terms.length === 0
          ? ""
          : `${listed(terms)} on a card, each with an example; said aloud to a partner in ${firstPart} before it is written.`,
        `a frame for the first sentence in ${lastPart}, and the right to plan it in any language.`,
        ...anyone,
      ];
    case "hearing":
      return [
        `the words and each question of ${firstPart} in writing as well as aloud; face the class, and repeat what others say.`,
        `the answers of the starter shown, not only said.`,
      ];
    case "sight":
      return [
        `the example and the ${tasks.length === 0 ? "" : `${tasks.length} `}tasks in large print at the desk, with nothing to be read only from the board.`,
        `say aloud what is being pointed at in ${firstPart}.`,
      ];
    case "reading": {
      const long = longest(tasks);
      return [
        long === ""
          ? ""
          : `${long} has most to read: read it aloud once, then give it with a line for each sentence.`,
        first === "" ? "" : `a partner reads ${first} aloud; the answer may be said instead of written.`,
        ...anyone,
      ];
    }
    case "number": {
      const large = largestNumbers(tasks);
      return [
        large === ""
          ? ""
          : `${large} has the largest numbers: a number line or table square beside it, or smaller numbers first.`,
        steps > 2 ? `the ${steps} steps of the example on a strip, one number of its own in each.` : "",
        ...anyone,
      ];
    }
    case "writing":
      return [
        `the example is handed out printed, so that nothing is copied in ${firstPart}; answers may be said, typed or pointed to.`,
        first === "" ? "" : `${first} with the answer's beginning written already.`,
      ];
    case "attention":
      return [
        `${lastPart} in two halves, with something to show in between; the parts (${listed(parts.map((part) => part.replaceAll('"', "")))}) as a list to tick off.`,
        `a job in ${secondPart || firstPart} that needs standing up: giving out, collecting, keeping time.`,
      ];
    case "change":
      return [
        `say before the lesson what comes in ${secondPart || firstPart} and with whom; nobody is called on without warning.`,
        `a partner agreed beforehand, and a place to step out to that needs no asking.`,
      ];
    case "body":
      return plan.topic?.practical && plan.shape.shape.id === "practical"
        ? [
            `everything for "Do it" within reach of a seat; agree beforehand, alone with the pupil, which part they take.`,
          ]
        : [
            `nothing in this lesson has to be done standing; keep the way to the door and to the board free.`,
            `a break in ${secondPart || firstPart} without asking.`,
          ];
    case "behind":
      return [
        steps > 2
          ? `the example once more with its last ${Math.ceil(steps / 3)} of ${steps} steps left out, to complete, before ${first === "" ? "the tasks" : first}.`
          : "",
        first === "" ? "" : `${first} is done together, aloud, and the next one alone.`,
        ...anyone,
      ];
    default:
      return anyone;
  }
}

/** A task by how it begins: so that it is found again. */
export function begins(task: Task | undefined): string {
  const line = task?.text.split("\n")[0]?.replace(/[*_`"]/g, "") ?? "";
  const beginning = line
    .split(" ")
    .slice(0, 7)
    .join(" ")
    .replace(/[.,:;?]$/, "");
  return beginning === ""
    ? ""
    : `the task that begins "${beginning}${beginning.length < line.length - 1 ? " …" : ""}"`;
}

function longest(tasks: readonly Task[]): string {
  return begins(tasks.toSorted((a, b) => b.text.length - a.text.length)[0]);
}

function largestNumbers(tasks: readonly Task[]): string {
  const largest = ({ text }: Task) =>
    Math.max(
      0,
      ...Array.from(text.matchAll(/(?<![\p{L}\p{N}_])\d[\d,]*(?![\p{L}\p{N}_])/gu), ([number]) =>
        Number(number.replaceAll(",", "")),
      ),
    );
  const [most] = tasks.toSorted((a, b) => largest(b) - largest(a));
  return most === undefined || largest(most) < 10 ? "" : begins(most);
}
