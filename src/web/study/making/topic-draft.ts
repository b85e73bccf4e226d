import { fieldsOf, type Item, isItem, itemOf, type ListName, listNames, textIn } from "./item-kinds.ts";

/** A topic as the server gives and takes it. */
export type TopicForm = {
  concept: { title: string } & Readonly<Record<string, unknown>>;
  items: { teach: { explanation: string; example: string } } & Readonly<Record<string, unknown>>;
};

/** One item as it is being written. `key`: for the page alone. */
export type Row = { key: string; item: Item; texts: Readonly<Record<string, string>> };

/** A topic as it is being written. */
export type TopicDraft = {
  form: TopicForm;
  title: string;
  unit: string;
  bloom: string;
  prerequisites: readonly string[];
  explanation: string;
  example: string;
  rows: Readonly<Record<ListName, readonly Row[]>>;
};

let count = 0;

export function rowOf(list: ListName, item: Item = {}): Row {
  const usual: Record<string, string> = {
    truth: "true",
    bloom: list === "code_tasks" ? "apply" : "understand",
  };
  const isNew = Object.keys(item).length === 0;
  const texts = fieldsOf[list].map((field) => [
    field.name,
    isNew ? (usual[field.name] ?? "") : textIn(item, field),
  ]);
  return { key: `row-${++count}`, item, texts: Object.fromEntries(texts) };
}

export function draftOf(form: TopicForm): TopicDraft {
  const { concept, items } = form;
  const rows = (list: ListName) => {
    const all = items[list];
    return (Array.isArray(all) ? all.filter(isItem) : []).map((item) => rowOf(list, item));
  };
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    form,
    title: concept.title,
    unit: text(concept.unit),
    bloom: text(concept.bloom_target),
    prerequisites: Array.isArray(concept.prerequisites) ? concept.prerequisites.map(String) : [],
    explanation: items.teach.explanation,
    example: items.teach.example,
    rows: {
      vocabulary: rows("vocabulary"),
      definitions: rows("definitions"),
      facts: rows("facts"),
      cloze: rows("cloze"),
      questions: rows("questions"),
      code_tasks: rows("code_tasks"),
    },
  };
}

/** Nothing was written in it but what stands there by itself. */
export function isBlank({ texts }: Row): boolean {
  return Object.entries(texts).every(
    ([name, text]) => ["truth", "bloom"].includes(name) || text.trim() === "",
  );
}

/** What is sent of a draft, without rows that nothing was written in. */
export function formOf(draft: TopicDraft): TopicForm {
  const { concept, items } = draft.form;
  const lists = listNames.flatMap((list) => {
    const filled = draft.rows[list]
      .filter((row) => !isBlank(row))
      .map((row) => itemOf(list, row.item, row.texts));
    return filled.length === 0 && !Array.isArray(items[list]) ? [] : [[list, filled] as const];
  });
  return {
    concept: {
      ...concept,
      title: draft.title,
      unit: draft.unit,
      bloom_target: draft.bloom,
      prerequisites: [...draft.prerequisites],
    },
    items: {
      ...items,
      ...Object.fromEntries(lists),
      teach: { explanation: draft.explanation, example: draft.example },
    },
  };
}

export type FieldProblem = { field: string; message: string; stops: boolean };

/** What is to be mended in a row, by its field; under "" what is to be said of it as a whole. */
export function problemsOf(
  draft: TopicDraft,
  list: ListName,
  row: Row,
  problems: readonly FieldProblem[],
): ReadonlyMap<string, FieldProblem> {
  const place = draft.rows[list].filter((each) => !isBlank(each)).indexOf(row);
  const start = `${list}.${place}`;
  const found = new Map<string, FieldProblem>();
  for (const problem of place < 0 ? [] : problems) {
    if (problem.field !== start && !problem.field.startsWith(`${start}.`)) continue;
    const inside = problem.field.slice(start.length + 1);
    const field = fieldsOf[list].find(({ name }) => inside === name || inside.startsWith(`${name}.`));
    const name = field?.name ?? (inside.startsWith("sentences") ? "sentences.0.text" : "");
    if (!found.has(name)) found.set(name, problem);
  }
  return found;
}
