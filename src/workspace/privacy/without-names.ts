import { languageOf } from "../../words/in-english.ts";
import { personalData } from "./personal-data.ts";

/**
 * The same request with nobody's name in it: "cells, a pupil needs support". Numbers and addresses are left out. What is
 * said of the person stays: the lesson may need it, and it is nobody's any more.
 */
export function withoutNames(text: string): string {
  const [one, other] = pupils[languageOf(text) ?? ""] ?? ["a pupil", "another pupil"];
  const met = new Map<string, string>();
  let from = 0;
  let written = "";
  for (const { kind, start, end } of personalData(text, { own: true, asking: true })) {
    const isName = kind === "name_with_need" || kind === "full_name";
    const name = text.slice(start, end);
    const possessive = /['’]s$/.exec(name)?.[0] ?? "";
    const key = name.slice(0, name.length - possessive.length).toLowerCase();
    const known = met.get(key) ?? (met.size === 0 ? one : other);
    if (isName) met.set(key, known);
    written += text.slice(from, start) + (isName ? `${known}${possessive}` : "");
    from = end;
  }
  return tidied(written + text.slice(from));
}

/** Brackets round nothing, and spaces before a comma, are left where a number was taken out. */
function tidied(text: string): string {
  return text
    .replace(/\(\s*\)/g, "")
    .replace(/ {2,}/g, " ")
    .replace(/ +(?=[,.;:!?])/g, "")
    .trim();
}

const pupils: Readonly<Record<string, readonly [string, string]>> = {
  // A noun with its capital would look like a name again.
  German: ["jemand", "jemand anderes"],
  French: ["un élève", "un autre élève"],
  Spanish: ["un alumno", "otro alumno"],
  Italian: ["un alunno", "un altro alunno"],
  Portuguese: ["um aluno", "outro aluno"],
  Dutch: ["een leerling", "een andere leerling"],
  Malay: ["seorang murid", "seorang lagi murid"],
};
