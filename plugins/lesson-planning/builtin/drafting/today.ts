import { subjectsIn } from "../../../../src/workspace/packs/subjects.ts";
import { ageOf } from "../../../../src/workspace/stage.ts";
import type { Task } from "../../../../src/workspace/topic.ts";
import { type Barrier, barrierOf } from "./barriers.ts";
import { isMoving, type LessonPlan, modelled, tasksOf } from "./plan.ts";
import { words } from "./shapes/pieces.ts";
import { tasksSet } from "./teaching-sections.ts";
import { listed } from "./wording.ts";

/** What a need means for this lesson's own tasks. `said`: what stands there already; no two needs get the same words. */
export function today(plan: LessonPlan, need: string, said: readonly string[]): string {
  const barrier = barrierOf(need);
  const here = todaysWork(plan);
  const ways = [...(barrier === null ? [] : waysRound[barrier](here)), ...anyone(here)].filter(Boolean);
  const way = ways.find((one) => !said.some((other) => other.includes(one))) ?? ways[0] ?? "";
  if (barrier !== "mobility" || here.moving) return `Today: ${way}`;
  const changes = groupsChange(plan);
  const isSaid = said.some((other) => changes !== "" && other.includes(changes));
  return `Today: ${herWords(need)}${changes === "" || isSaid ? way : changes}`;
}

/** What she says is needed, behind what it is called: "wheelchair user: room to get between tables". */
function herWords(need: string): string {
  const [, hers = ""] = /(?:\s[—–-]\s|[:;,(]\s*)([^()]{6,}?)\)?\.?$/u.exec(need.trim()) ?? [];
  return hers === "" ? "" : `${hers}, seen to before the lesson and kept so in every part; `;
}

/** Where a lesson at desks has everybody move to another group; "" where it does not. */
function groupsChange({ shape }: LessonPlan): string {
  const [first, second] = shape.shape.parts.filter(({ doing }) => /\bgroups?\b/i.test(doing));
  return first === undefined || second === undefined || first.doing === second.doing
    ? ""
    : `groups change between "${first.name}" and "${second.name}": their table stays where it is, and the others come to it.`;
}

/** What is at hand for saying something about today: tasks, words and parts, each part in quotation marks. */
type Work = ReturnType<typeof todaysWork>;

function todaysWork(plan: LessonPlan) {
  const { shape } = plan.shape;
  const set = tasksSet(plan);
  const hard = tasksOf(plan).hard;
  const tasks = set.filter((task) => !hard.includes(task));
  const quoted = (name: string) => `"${name}"`;
  const parts = shape.parts.map(({ name }) => quoted(name));
  const [busiest = "the practice"] = shape.parts
    .toSorted((a, b) => b.share - a.share)
    .map(({ name }) => quoted(name));
  const [first = "the lesson", second = first] = parts;
  const last = parts.at(-1) ?? first;
  const where = shape.frame?.where;
  const acted = shape.id === "practical" || shape.id === "making" ? busiest : "";
  const at = (name: string | undefined, otherwise: string) => (name === undefined ? otherwise : quoted(name));
  const age = ageOf(plan.profile.stage);
  return {
    tasks,
    deeper: set.filter((task) => hard.includes(task)),
    firstTask: begins(tasks[0]),
    terms: words(plan, 4).map(({ term }) => `*${term}*`),
    steps: plan.topic?.example?.steps.length ?? 0,
    shown: modelled(plan),
    parts,
    first,
    second,
    last,
    busiest,
    /** "" where nothing of the kind is done. */
    read: where === undefined ? second : at(where.read, ""),
    write: where === undefined ? last : at(where.write, ""),
    speak: at(where?.speak, ""),
    act: where === undefined ? acted : at(where.act, ""),
    moving: isMoving(plan),
    /** Made or performed, and not found out. */
    crafted: isMoving(plan) || (where?.act !== undefined && shape.id !== "enquiry"),
    young: age !== null && age <= 6,
    food: subjectsIn(`${plan.profile.subject} ${plan.title}`).includes("food"),
    language: subjectsIn(plan.profile.subject).some((one) => languages.includes(one)),
  };
}

const languages = ["french", "spanish", "german", "other-language", "languages"];

function anyone({ firstTask, first, second, last }: Work): string[] {
  return [
    firstTask === "" ? "" : `look first at what they do with ${firstTask}, and change the next task by it.`,
    `check with them at the start of ${second}, before going round.`,
    `a word with them before ${first} on what would help, and the same question again in the plenary.`,
    `a place near the front for ${last}, and the first step said once more, quietly.`,
  ];
}

/** What can be done about each, best first; "" where this lesson has nothing for it. */
const waysRound: Readonly<Record<Barrier, (work: Work) => string[]>> = {
  allergy: ({ food, act }) => [
    food
      ? `what is used in ${act || "the practical"} is read for it, packet by packet, before it is laid out; a clean place and tools of their own, and a word with them alone beforehand.`
      : act === ""
        ? "nothing is eaten or handled in this lesson as it stands; check whatever you add, a treat at the end too."
        : `check what is handled in ${act} for it, and have something else ready; what they carry for it is at hand.`,
  ],
  injury: ({ moving, act, busiest, write }) => [
    moving
      ? `a part in ${act || busiest} that it allows, chosen with them beforehand: watching for one key point, scoring, directing, or the skill with the other side.`
      : `nothing has to be carried or held in ${act || write || busiest}: a partner does that, and they say what comes next; answers may be said or typed.`,
  ],
  fluent: ({ language, speak, write, ...work }) =>
    language
      ? [
          `in ${speak || work.second} they answer at length and with a reason, and are the voice that others hear; in ${write || work.last} they write for somebody of their age who speaks it.`,
        ]
      : waysRound.language({ language, speak, write, ...work }),
  ahead: ({ deeper, act, crafted, busiest }) =>
    deeper.length > 0
      ? [
          `once the hinge question is right, straight to ${begins(deeper[0])}.`,
          `they explain ${begins(deeper.at(-1))} to the class in two sentences.`,
        ]
      : crafted
        ? [
            `in ${act || busiest} they set themselves a limit (less time, less room, one thing that may not be used) and say afterwards what it changed.`,
          ]
        : [
            `after the hinge question they write a harder question of the same kind, with its answer, for the class.`,
          ],
  language: ({ terms, first, write, act, speak, shown, young }) => [
    terms.length === 0
      ? ""
      : young
        ? `${listed(terms)} each with a picture or an action, said together in ${first} and once more by them alone with you.`
        : `${listed(terms)} on a card, each with an example; said aloud to a partner in ${first} before it is written.`,
    write === "" || young
      ? `the new words shown on the thing itself or by a gesture in ${first}, and said once by them before they are needed in ${act || speak || "the next part"}.`
      : `a frame for the first sentence in ${write}, and the right to plan it in any language.`,
    `the words of the ${shown} in large print where they work, with a picture or their meaning beside each.`,
  ],
  hearing: ({ first, act }) => [
    act === ""
      ? `the words and each question of ${first} in writing as well as aloud; face the class, and repeat what others say.`
      : `the steps of ${act} in writing as well as aloud, and a signal that can be seen for "stop"; face them when you speak, never over a machine or a game.`,
    `the answers of the starter shown, not only said.`,
  ],
  sight: ({ tasks, first, act }) => [
    `the example and the ${tasks.length === 0 ? "" : `${tasks.length} `}tasks in large print at the desk, with nothing to be read only from the board.`,
    `say aloud what is being pointed at in ${act || first}.`,
  ],
  reading: ({ tasks, firstTask, read, act, first, shown, young }) => [
    longest(tasks) === ""
      ? ""
      : `${longest(tasks)} has most to read: read it aloud once, then give it with a line for each sentence.`,
    firstTask === "" ? "" : `a partner reads ${firstTask} aloud; the answer may be said instead of written.`,
    read === "" || young
      ? `nothing has to be read in ${act || first}: the ${shown} is said and shown, one thing at a time.`
      : `what is read in ${read} comes in short numbered lines, the words that matter marked, and is read aloud once before anybody begins.`,
  ],
  number: ({ tasks, steps, write, read, second }) => [
    largestNumbers(tasks) === ""
      ? ""
      : `${largestNumbers(tasks)} has the largest numbers: a number line or table square beside it, or smaller numbers first.`,
    steps > 2 ? `the ${steps} steps of the example on a strip, one number of its own in each.` : "",
    `where a figure has to be worked out in ${write || read || second}, one like it stands beside it, worked.`,
  ],
  writing: ({ firstTask, first, write, act }) => [
    act !== "" && write === ""
      ? `what needs fine hands in ${act} is set up beforehand or shared with a partner; they say each step.`
      : act === ""
        ? `the example is handed out printed, so that nothing is copied in ${first}; answers may be said, typed or pointed to.`
        : `more room and time in ${act}, larger handles or a stand where there are any, and a partner for what needs two steady hands; ${write} may be said or typed.`,
    firstTask === "" ? "" : `${firstTask} with the answer's beginning written already.`,
  ],
  attention: ({ busiest, parts, second }) => [
    `${busiest} in two halves, with something to show in between; the parts (${listed(parts.map((part) => part.replaceAll('"', "")))}) as a list to tick off.`,
    `a job in ${second} that needs standing up: giving out, collecting, keeping time.`,
  ],
  sensory: ({ act, busiest }) => [
    `say before ${act || busiest} how loud and how full it will be and when it ends; a quieter place or ear defenders without asking.`,
  ],
  change: ({ second, speak }) => [
    speak === ""
      ? `say before the lesson what comes in ${second} and with whom; nobody is called on without warning.`
      : `say before the lesson what comes in ${second} and with whom; ${speak} may be done with one partner only, and nobody is called on without warning.`,
    `a partner agreed beforehand, and a place to step out to that needs no asking.`,
  ],
  mobility: ({ moving, act, second }) =>
    moving
      ? [
          `a part in ${act || second} that is theirs as they move and not a lesser one, agreed beforehand and alone: the space, the height or the rule is changed for everybody in the group.`,
        ]
      : act === ""
        ? [
            `nothing in this lesson has to be done standing; keep the way to the door and to the board free.`,
            `a break in ${second} without asking.`,
          ]
        : [
            `everything for ${act} within reach of a seat; agree beforehand, alone with the pupil, which part they take.`,
          ],
  health: ({ moving, act, busiest, last, second }) =>
    moving
      ? [
          `a part in ${act || busiest} that keeps them in it when they have to slow down, agreed beforehand and alone; whatever they carry (an inhaler, glucose) is at hand.`,
          `they may stop in ${last} without asking, and come back the same way.`,
        ]
      : [
          `a break in ${second} without asking; whatever they carry (an inhaler, glucose) is at hand${act === "" ? "" : `, and away from fumes or heat in ${act}`}.`,
        ],
  confidence: ({ speak, second, last, moving, firstTask }) => [
    moving
      ? `in ${second} beside a partner they know, begun with what they can do already; their first tries are not watched.`
      : firstTask === ""
        ? `something of theirs from ${second} that is right is read out early, without a name.`
        : `their answer to ${firstTask}, where it is right, is read out early, without a name.`,
    moving || speak !== ""
      ? `in ${speak || last} they choose whom they show it to.`
      : `the question of ${last} told to them a minute before it is asked.`,
  ],
  behind: ({ steps, firstTask, shown, second }) => [
    steps > 2
      ? `the example once more with its last ${Math.ceil(steps / 3)} of ${steps} steps left out, to complete, before ${firstTask === "" ? "the tasks" : firstTask}.`
      : "",
    firstTask === ""
      ? `the ${shown} stays beside them in ${second}, and the first step is done together, aloud.`
      : `${firstTask} is done together, aloud, and the next one alone.`,
  ],
};

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
