import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { checkAge } from "../../../src/lesson/check/age/age.ts";
import { surelyWrittenIn, writtenIn } from "../../../src/words/written-in.ts";
import { finders, languages, readSet } from "../guardrails/measure.ts";

/** What notes of ordinary lessons say, written before there was a rule for them. */
const ordinary: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "Les protéines y sont découpées par la pepsine.",
    "L'estomac produit un acide qui tue la plupart des microbes.",
    "Le foie fabrique la bile, stockée dans la vésicule biliaire.",
    "La Bastille est prise par les Parisiens le 14 juillet 1789.",
    "Louis XVI est guillotiné en janvier 1793 sur la place de la Révolution.",
    "Le sang transporte le dioxygène vers les muscles.",
    "Les paysans payaient la dîme à l'Église et la taille au roi.",
    "Un courant électrique trop fort peut endommager la lampe.",
    "La cellule végétale possède une paroi et des chloroplastes.",
    "Les volcans explosifs rejettent des cendres et des nuées ardentes.",
    "On appelle solution un mélange homogène d'un solvant et d'un soluté.",
    "Le juge rend la justice au nom du peuple français.",
    "Les esclaves travaillaient dans les plantations de canne à sucre.",
    "Molière se moque des médecins dans Le Malade imaginaire.",
    "L'Allemagne envahit la Pologne le 1er septembre 1939.",
    "La digestion commence dans la bouche, où la salive agit sur l'amidon.",
    "Les femmes obtiennent le droit de vote en 1944.",
    "Deux droites parallèles n'ont aucun point commun.",
    "Le narrateur raconte son enfance à la première personne.",
    "Les nutriments passent dans le sang au niveau de l'intestin grêle.",
    "Le roi Henri IV est assassiné par Ravaillac en 1610.",
    "La lave s'écoule lentement le long des pentes.",
    "Une baisse de la pub a réduit les revenus du journal.",
    "Le vaccin prépare le corps à se défendre contre un virus.",
  ],
  de: [
    "Wilhelm Cuno rief zum passiven Widerstand auf.",
    "Im Januar 1923 besetzten französische Truppen das Ruhrgebiet.",
    "Das Geld war am Abend weniger wert als am Morgen.",
    "Die Arbeiter legten die Arbeit nieder und bekamen trotzdem Lohn.",
    "Der Magen stellt Salzsäure her, die Keime abtötet.",
    "Die Zellwand gibt der Pflanze Halt.",
    "Gustav Stresemann beendete den Widerstand im September.",
    "Ein Liter Milch kostete im November 1923 Milliarden Mark.",
    "Hitler versuchte in München, die Regierung zu stürzen.",
    "Säuren färben Lackmus rot, Laugen färben es blau.",
    "Der Erzähler berichtet aus der Sicht eines Jungen.",
    "Die Bauern mussten dem Grundherrn Abgaben leisten.",
    "Beim Verbrennen von Magnesium entsteht ein helles Licht.",
    "Die Wurzel nimmt Wasser und Mineralstoffe aus dem Boden auf.",
    "Viele Menschen verloren ihr Erspartes.",
    "Ein Dreieck hat drei Ecken und drei Seiten.",
    "Der Strom fließt vom Pluspol zum Minuspol.",
    "Die Lunge nimmt Sauerstoff auf und gibt Kohlenstoffdioxid ab.",
    "Martin Luther übersetzte die Bibel auf der Wartburg.",
    "Das Parlament stimmte dem Gesetz am 23. März zu.",
    "Die Stadt war nach dem Krieg zerstört.",
    "Im Lager der Fabrik lagen Tausende Kartons.",
    "Die Niere filtert das Blut und bildet Urin.",
    "In der Praxis misst man den Druck in Pascal.",
  ],
  es: [
    "El estómago produce ácido clorhídrico.",
    "Los romanos construyeron calzadas por toda la península.",
    "La sangre lleva el oxígeno a las células.",
    "En 1492 Colón llegó a América con tres barcos.",
    "Las plantas fabrican su alimento con la luz del sol.",
    "Franco murió en noviembre de 1975.",
    "El triángulo tiene tres lados y tres ángulos.",
    "Los campesinos pagaban impuestos al señor feudal.",
    "La guerra terminó en abril de 1939.",
    "El poeta compara la vida con un río.",
    "El rape vive en el fondo del mar.",
    "La célula toma nutrientes y expulsa desechos.",
    "Los visigodos llegaron a Hispania en el siglo V.",
  ],
  ms: [
    "Air mendidih pada suhu seratus darjah Celsius.",
    "Darah membawa oksigen ke seluruh badan.",
    "Tunku Abdul Rahman mengisytiharkan kemerdekaan pada tahun 1957.",
    "Tumbuhan membuat makanan melalui fotosintesis.",
    "Perut menghasilkan asid untuk mencerna makanan.",
    "Segi tiga mempunyai tiga sisi.",
    "Parameswara mengasaskan Melaka pada abad ke-15.",
    "Jepun menyerang Tanah Melayu pada tahun 1941.",
    "Paru-paru mengambil oksigen dan membuang karbon dioksida.",
    "Petani menanam padi di kawasan lembap.",
    "Hati menyaring bahan toksik daripada darah.",
    "Raja Melaka mengutus wakil ke negeri China.",
  ],
};
const setOf = (author: string) =>
  readSet(join(import.meta.dir, `../guardrails/sets/unfit-author-${author}.jsonl`));
const checked = (text: string, stage = "S1") =>
  checkAge(`# Lesson\n\n## Main\n\n${text}`, { stage, vocabulary: [] });

describe("a lesson in another language", () => {
  test.each(Object.entries(ordinary))(
    "%s: nothing is said of ordinary sentences, alone or together",
    (_, sentences) => {
      const alone = sentences.map((sentence) => checked(sentence));
      const together = checked(sentences.join(" "));
      expect([...alone, together].flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual(
        [],
      );
    },
  );

  test("no English reading age is told of it, and English beside it is measured as before", () => {
    const german =
      "Die nationalsozialistische Machtübernahme veränderte die gesellschaftlichen Verhältnisse und die wirtschaftlichen Rahmenbedingungen grundlegend.";
    const french =
      "L'industrialisation entraîne une transformation considérable des conditions de vie et l'organisation progressive des revendications ouvrières.";
    const listed = "- Januar 1923: Ruhrbesetzung, Reparationszahlungen, Hyperinflation, Generalstreik";
    for (const text of [german, french, listed]) {
      expect(checked(text).readability.readingAge).toBeNull();
      expect(checked(text).findings).toEqual([]);
    }
    const english =
      "The extraordinary transformation of industrial organisation necessitated considerable administrative reconfiguration of the municipalities.";
    const both = checked(`${german}\n\n${english}`);
    expect(both.findings.map(({ rule }) => rule)).toEqual(["reading-level"]);
    expect(both.readability.readingAge).toBe(checked(english).readability.readingAge);
  });

  test("a word that only sounds alarming in English is none; the same word in English, and one that means it, is", () => {
    const guidance = (text: string) => checked(text).guidance;
    expect(guidance("Es war ein kalter Morgen, und das Lager war leer.")).toEqual([]);
    expect(guidance("La pub à la télévision vise les enfants.")).toEqual([]);
    expect(guidance("El rape y la merluza son peces del mar.")).toEqual([]);
    expect(guidance("The war began in 1914.")).toHaveLength(1);
    expect(guidance("War poems")).toHaveLength(1);
    expect(guidance("They met in a pub by the river.")).toHaveLength(1);
    expect(guidance("Der Holocaust ist das Thema der Stunde.")).toHaveLength(1);
  });

  test("a task that is unfit is still told of in each language", () => {
    for (const lang of languages.slice(1)) {
      const rows = ["a", "b", "d"].flatMap(setOf).filter((row) => row.lang === lang && row.label === "unfit");
      const found = rows.filter(({ text }) => finders.unfit(text) !== "passed").length / rows.length;
      expect({ lang, enough: rows.length >= 50 && found >= 0.95 }).toEqual({ lang, enough: true });
    }
  });
});

describe("the language of a sentence", () => {
  test("is told of nearly every ordinary sentence, and surely of none in another", () => {
    const rows = Object.entries(ordinary).flatMap(([lang, texts]) => texts.map((text) => ({ lang, text })));
    const right = rows.filter(({ lang, text }) => writtenIn(text) === lang);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.95);
    expect(rows.filter(({ lang, text }) => ![lang, null].includes(surelyWrittenIn(text)))).toEqual([]);
  });

  test("English with names and words of another stays English", () => {
    for (const text of [
      "Charles de Gaulle and the Resistance",
      "Soldiers die in the war, and the man with the hat pays for the car.",
      "Look at the poster for Les Misérables.",
      "War and peace",
    ]) {
      expect(writtenIn(text)).toBe("en");
      expect(surelyWrittenIn(text)).toBeNull();
    }
  });
});
