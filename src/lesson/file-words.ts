import { countryIn } from "../workspace/packs/country.ts";

/**
 * A file of the workspace as a person would name it: "class 3B", "the notes on rivers". null for what is no such path.
 * A lesson keeps the path, and whoever reads it sees the words.
 */
export function fileWords(path: string): string | null {
  const own = /^(?:packs\/([^/]+)\/)?([a-z]+)\/([^/]+)\.md$/.exec(path);
  if (own === null) return profiles.get(path) ?? null;
  const [, pack = "", folder = "", file = ""] = own;
  const name = decoded(file).replace(/[-_]+/g, " ").trim();
  const country = folder === "curriculum" ? countryNamedIn(name) : "";
  if (country !== "")
    return `the ${[subjectNamed(pack), "curriculum"].filter(Boolean).join(" ")} of ${country}`;
  return folders.get(folder)?.(folder === "classes" ? decoded(file) : name) ?? null;
}

/** "england", "scotland cfe": a file that is called by its country and no more than the curriculum's letters. */
function countryNamedIn(name: string): string {
  const country = countryIn(name);
  return /^\P{L}*(?:\p{L}{2,4})?\P{L}*$/u.test(name.replace(new RegExp(country, "i"), "")) ? country : "";
}

/** A pack's folder as the subject is written inside a sentence. */
function subjectNamed(folder: string): string {
  if (folder.length < 3 || folder === "pshe") return folder.toUpperCase();
  return folder === "english" ? "English" : folder.replaceAll("-", " ");
}

const profiles: ReadonlyMap<string, string> = new Map([
  ["teacher.md", "your own profile"],
  ["pedagogy.md", "how you teach"],
  ["soul.md", "the house rules"],
]);

const folders: ReadonlyMap<string, (name: string) => string> = new Map([
  ["classes", (name) => `class ${name}`],
  ["topics", (name) => `the notes on ${name}`],
  ["curriculum", (name) => `the curriculum ${shortWordsUp(name)}`],
]);

/** "ngss life science" is "NGSS life science": a first word that nobody could say is called by its letters. */
function shortWordsUp(name: string): string {
  return name.replace(/^[b-df-hj-np-tv-xz]{2}[a-z]{0,2}(?=[ \d])/, (letters) => letters.toUpperCase());
}

/** Spaces and letters instead of what addresses write for them; whatever is no address stays as it is. */
export function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
