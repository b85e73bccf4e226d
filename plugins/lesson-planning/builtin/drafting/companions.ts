import { type Hinge, hinges, shownHinge, withAnswer } from "./items.ts";
import { pointer } from "./opening-sections.ts";
import { type LessonPlan, tasksOf, toFill } from "./plan.ts";
import { bullets, numbered, sentence, uncapital } from "./wording.ts";

/** What teachers make from a lesson, from the same plan. Answers stand apart, under a heading of their own. */

export function writeWorksheet(plan: LessonPlan): string {
  const { easy, medium, hard } = tasksOf(plan);
  const groups = [
    { title: "Warm up", tasks: easy },
    { title: "Practise", tasks: medium },
    { title: "Go deeper", tasks: hard },
  ].filter(({ tasks }) => tasks.length > 0);
  const words = (plan.topic?.vocabulary ?? []).map(({ term, meaning }) => `**${term}**: ${meaning}`);
  const pupil =
    groups.length === 0
      ? [`## Tasks\n\n${numbered(expected(plan))}`]
      : groups.map(({ title, tasks }) => `## ${title}\n\n${numbered(tasks.map(({ text }) => text))}`);
  const answers = groups.map(
    ({ title, tasks }) =>
      `### ${title}\n\n${numbered(tasks.map(({ answer }) => answer || toFill("answer")))}`,
  );
  return [
    `# ${plan.title}: worksheet for ${plan.profile.id}`,
    ...(words.length === 0 ? [] : [`## Words you need\n\n${bullets(words)}`]),
    ...pupil,
    `## Answer key\n\nTeacher: for ${sources(plan)}.\n\n${answers.join("\n\n") || toFill("the answers")}`,
  ].join("\n\n");
}

export function writeQuiz(plan: LessonPlan): string {
  const asked = (plan.topic?.retrieval ?? []).slice(0, 4);
  const choices = hinges(plan).slice(0, 5);
  const items = [...choices.map(shownHinge), ...asked.map(({ text }) => text)];
  const answers = [
    ...choices.map((choice) => `${choice.answer} ${forTeacher(choice)}`),
    ...asked.map(({ answer }) => answer),
  ];
  return [
    `# ${plan.title}: quiz for ${plan.profile.id}`,
    `Low stakes: for remembering, not for marks. Books closed.`,
    `## Questions\n\n${numbered(items.length === 0 ? expected(plan) : items)}`,
    `## Answer key\n\nTeacher: for ${sources(plan)}.\n\n${numbered(answers.length === 0 ? [toFill("answers")] : answers)}`,
  ].join("\n\n");
}

function forTeacher({ about }: Hinge): string {
  return `It targets the misconception "${about.replace(/\.$/, "")}".`;
}

export function writeRevisionGuide(plan: LessonPlan): string {
  const { topic } = plan;
  const { easy, medium } = tasksOf(plan);
  const example = topic?.example ?? null;
  const mistakes = (topic?.misconceptions ?? []).map(
    ({ think, truth }) =>
      `Easy to think: ${uncapital(sentence(think))} In fact: ${uncapital(sentence(truth))}`,
  );
  const try_ = [...easy.slice(0, 2), ...medium.slice(0, 3)];
  return [
    `# ${plan.title}: revision guide for ${plan.profile.id}`,
    `## What to know\n\n${bullets(topic?.keyIdeas ?? plan.outcomes.map(({ text }) => sentence(text)))}`,
    ...(topic === null || topic.vocabulary.length === 0
      ? []
      : [`## Words\n\n${bullets(topic.vocabulary.map(({ term, meaning }) => `**${term}**: ${meaning}`))}`]),
    `## A worked example\n\n${example === null ? toFill("a worked example") : `${example.problem}\n\n${numbered(example.steps)}\n\n${example.solution}\n\n${example.result}`}`,
    ...(mistakes.length === 0 ? [] : [`## Mistakes to watch for\n\n${bullets(mistakes)}`]),
    `## Test yourself\n\nCover the answers, try each one, then check.\n\n${numbered(try_.length === 0 ? expected(plan) : try_.map(withAnswer))}`,
    `Teacher: for ${sources(plan)}.`,
  ].join("\n\n");
}

function expected(plan: LessonPlan): string[] {
  const asked = plan.outcomes
    .flatMap(({ expectations }) => expectations)
    .map((text) => `${sentence(text)} ${toFill("the question")}`);
  return asked.length > 0 ? asked : [toFill("a question and its answer")];
}

function sources(plan: LessonPlan): string {
  return plan.outcomes.map(pointer).join(", ") || `${plan.profile.id}; no outcome is claimed`;
}
