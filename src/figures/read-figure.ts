import { inPlainWords, type Path, valueAt } from "../markdown/plain-words.ts";
import { readYamlBlock } from "../markdown/yaml-block.ts";
import { didYouMean } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { recently } from "../recently.ts";
import { blanksIn } from "./draw-figure.ts";
import { type Figure, figureSchema, kinds } from "./figure.ts";
import { inWords } from "./numbers.ts";
import { sentences } from "./said.ts";
import { wrongIn } from "./wrong-in.ts";

/**
 * A figure from the YAML of its block, the same one for the same text: nobody changes it. Throws a Problem that says
 * what is wrong and on which line of the block.
 */
export const readFigure: (source: string) => Figure = recently(60, figureIn);

function figureIn(source: string): Figure {
  const yaml = readYamlBlock(source);
  if (!yaml.ok) throw wrong(yaml.problems.map(({ line, message }) => `Line ${line}: ${message}`));
  const { fields, lineOf } = yaml;
  return checked(fields, (path, message) => sentences(`Line ${lineOf(path)}: ${message}`));
}

/** A figure from plain data that stands inside something else, as a question. Throws the same, with no lines. */
export function asFigure(data: Readonly<Record<string, unknown>>): Figure {
  return checked(data, (_, message) => sentences(message));
}

function checked(
  fields: Readonly<Record<string, unknown>>,
  at: (path: Path, message: string) => string,
): Figure {
  const names = kinds.map((kind) => kind.shape.kind.value);
  const schema = kinds.find((kind) => kind.shape.kind.value === fields.kind);
  if (schema === undefined) {
    const given = typeof fields.kind === "string" ? fields.kind : "";
    const meant = didYouMean(given, names);
    const said =
      given === "" ? "`kind` is missing" : `there is no figure of the kind \`${given.slice(0, 40)}\``;
    const known = meant === "" ? ` A figure is one of ${names.join(", ")}.` : meant;
    throw wrong([at(["kind"], `${said}.${known}`)]);
  }
  const parsed = schema.safeParse(fields);
  if (!parsed.success)
    throw wrong(inPlainWords(schema, fields, parsed.error).map(({ path, message }) => at(path, message)));
  const figure = figureSchema.parse(fields);
  const against = wrongIn(figure).map(({ path, must }) => at(path, `${named(path)} must be ${must}`));
  if (against.length > 0) throw wrong(against);
  const unused = blanksIn(figure).unused();
  if (unused.length > 0)
    throw wrong(
      unused.map((n) =>
        at(["blanks", n], `nothing in the figure is ${shown(valueAt(fields, ["blanks", n]))}`),
      ),
    );
  return figure;
}

function wrong(all: readonly string[]): Problem {
  const more = all.length > 3 ? ` And ${all.length - 3} more.` : "";
  return new Problem("usage", `This figure cannot be drawn. ${all.slice(0, 3).join(" ")}${more}`);
}

function named(path: Path): string {
  return path.length === 0
    ? "it"
    : `\`${path
        .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
        .join("")
        .slice(1)}\``;
}

function shown(blank: unknown): string {
  return typeof blank === "string" || typeof blank === "number"
    ? `\`${inWords(blank)}\``
    : JSON.stringify(blank);
}
