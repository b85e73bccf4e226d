import { z } from "zod";
import { type Finding, inPlainWords, type Path } from "../../markdown/plain-words.ts";
import { Deck, DeckItem } from "./deck-format.ts";
import { type ReadableItem, readableItems } from "./readable-items.ts";
import { formKey, hasWords, says, saysItem } from "./spoken-form.ts";

/** Everything that is wrong with the fields of a deck; what one item lacks does not hide what is wrong with another. */
export function deckFindings(fields: Record<string, unknown>): Finding[] {
  const items = readableItems(fields.items);
  return [
    ...shape(Head, fields, []),
    ...languages(fields),
    ...items.flatMap(({ given }, index) => shape(DeckItem, given, ["items", index])),
    ...repeated(items, "id", ({ id }) => id),
    ...repeated(items, "target", ({ target }) => formKey(target)),
    ...items.flatMap(({ item }, index) => meaning(item, ["items", index])),
  ];
}

/** The deck without its items, which are looked at one by one. */
const Head = Deck.extend({ items: z.array(z.unknown()).min(1) });
const languageFields = ["instruction_language", "target_language"] as const;

function shape(schema: z.ZodType, given: unknown, at: Path): Finding[] {
  const parsed = schema.safeParse(given);
  if (parsed.success) return [];
  const isText = ([first]: Path) => languageFields.some((field) => field === first && hasText(given, field));
  const issues = parsed.error.issues.filter(({ path }) => !isText(path));
  const short = issues.flatMap((issue): Finding[] =>
    issue.code === "too_small" && issue.origin === "array"
      ? [{ path: issue.path, message: `\`${issue.path.join(".")}\` needs at least ${issue.minimum}.` }]
      : [],
  );
  const others = issues.filter((issue) => issue.code !== "too_small" || issue.origin !== "array");
  return [...short, ...inPlainWords(schema, given, new z.ZodError(others))].map(({ path, message }) => ({
    path: [...at, ...path],
    message,
  }));
}

function hasText(given: unknown, field: string): boolean {
  return typeof Object.getOwnPropertyDescriptor(given ?? {}, field)?.value === "string";
}

function languages(fields: Record<string, unknown>): Finding[] {
  return languageFields.flatMap((field) => {
    const tag = fields[field];
    if (typeof tag !== "string" || isLanguage(tag)) return [];
    const message = `\`${field}\` must be the short name of a language, such as \`de\` or \`ms-MY\`, not "${tag}".`;
    return [{ path: [field], message }];
  });
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function repeated(
  items: readonly { item: ReadableItem }[],
  field: "id" | "target",
  keyOf: (item: ReadableItem) => string,
): Finding[] {
  const first = new Map<string, number>();
  return items.flatMap(({ item }, index) => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    if (key === "" || before === undefined) return [];
    const message =
      field === "id"
        ? `The id \`${item.id}\` is item ${before + 1}'s already. Progress is kept by the id, so each needs its own.`
        : `"${item.target}" is taught by item ${before + 1} already.`;
    return [{ path: ["items", index, field], message }];
  });
}

function meaning(item: ReadableItem, at: Path): Finding[] {
  const { target, accepted, examples, decoys } = item;
  const forms = [target, ...accepted].filter((form) => form !== "");
  const wordless = [{ form: target, path: ["target"] }, ...listed(accepted, "accepted")]
    .filter(({ form }) => form !== "" && !hasWords(form))
    .map(({ form, path }) => ({
      path,
      message: `"${form}" has no word in it, so anything at all would count as a use.`,
    }));
  const strange = listed(examples, "examples", "text")
    .filter(({ form }) => target !== "" && form !== "" && !saysItem(form, item))
    .map(({ form, path }) => ({
      path,
      message: `"${form}" has neither "${target}" in it nor one of its accepted forms. Change the sentence, or add the form that it uses to \`accepted\`.`,
    }));
  const both = listed(decoys, "decoys")
    .filter(({ form }) =>
      forms.some((own) => form !== "" && (formKey(own) === formKey(form) || says(form, own))),
    )
    .map(({ form, path }) => ({
      path,
      message: `"${form}" counts as a use of "${target}", so it cannot be a decoy for it.`,
    }));
  return [...wordless, ...strange, ...both].map(({ path, message }) => ({ path: [...at, ...path], message }));
}

function listed(forms: readonly string[], ...[list, inside]: [string, string?]) {
  return forms.map((form, index) => ({
    form,
    path: inside === undefined ? [list, index] : [list, index, inside],
  }));
}
