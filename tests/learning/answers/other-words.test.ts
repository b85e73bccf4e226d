import { describe, expect, test } from "bun:test";
import { withoutNeighbours } from "../../../src/learning/answers/gap.ts";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";

function on(key: string, answer: string) {
  return judgeAnswer({ accepted: [key], answer });
}

const pairs = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()) as [string, string]);

describe("another word of the language", () => {
  test.each(
    pairs(`
    night | light
    Iran | Iraq
    nitrate | nitrite
    horse | house
    Slovakia | Slovenia
    kitchen | chicken
    Kirche | Kirsche
    Nacht | Macht
    schon | schön
    Mutter | Mütter
    fahren | führen
    malam | dalam
    lapar | lapan
    kelapa | kepala
    beras | keras
    poisson | poison
    perro | pero
    hambre | hombre
    nicht | nichts`),
  )("%s is not %s with a slip in it", (key, answer) => {
    expect(on(key, answer).verdict).toBe("incorrect");
  });

  test.each(
    pairs(`
    night | nihgt
    kitchen | kichen
    friend | freind
    photosynthesis | photosinthesis
    Kirche | Kirhce
    Mutter | Muttter
    kepala | kepla
    selamat | slamat
    terima kasih | terima kaseh
    hombre | homber
    tidak | tdiak
    never | nevre
    nicht | nciht
    jamais | jamias
    saya belum makan | saya bleum makan`),
  )("%s with a slip in it stays half right: %s", (key, answer) => {
    expect(on(key, answer)).toMatchObject({ verdict: "partial", error_type: "spelling" });
  });

  test.each(
    pairs(`
    I am tired | I am not tired
    Ich bin müde | Ich bin nicht müde
    Ich habe Zeit | Ich habe keine Zeit
    Saya letih | Saya tidak letih
    Je suis fatigué | Je ne suis pas fatigué
    Estoy cansado | No estoy cansado`),
  )("%s is never accepted as %s", (key, answer) => {
    expect(on(key, answer).verdict).toBe("incorrect");
  });
});

describe("another way to write it", () => {
  test.each(
    pairs(`
    colour | color
    neighbour | neighbor
    aeroplane | airplane
    theatre | theater
    organise | organize
    travelling | traveling
    analyse the data | analyze the data
    defence | defense
    catalogue | catalog
    paediatric | pediatric
    labelled | labeled
    grey | gray
    I don't know | I do not know
    I am fine | i'm fine
    they are not here | they aren't here
    we will see | we'll see
    she cannot swim | she can't swim
    it is raining | it's raining
    saya tidak tahu | saya tak tahu`),
  )("%s, %s: right both ways", (one, other) => {
    expect([on(one, other).verdict, on(other, one).verdict]).toEqual(["correct", "correct"]);
  });

  test.each(
    pairs(`
    four | for
    filing | filling
    poet | pet
    prize | prise
    tour | tor`),
  )("%s and %s are two words", (one, other) => {
    expect(on(one, other).verdict).not.toBe("correct");
  });
});

describe("another way to say it", () => {
  test.each(
    pairs(`
    older brother | big brother
    grandmother | grandma
    child | kid
    sick | unwell
    to eat | eating
    The children are playing in the garden. | The kids are playing in the garden.
    He lives in a big house near the river. | His home is large and stands close to the river.
    Where do you live? | Where is your house?
    She bought a new car. | She has bought a new car.`),
  )("%s: %s is asked about, and not called wrong", (key, answer) => {
    const verdict = on(key, answer);
    expect(verdict.confidence <= 0.6 || verdict.verdict !== "incorrect").toBe(true);
  });

  test.each(
    pairs(`
    rich | poor
    father | mother
    cat | dog
    Monday | Tuesday
    The dog bit the man. | The man bit the dog.
    I like tea. | He likes tea.
    The door is open. | The door is closed.
    Saya suka teh. | Saya tidak suka teh.`),
  )("%s: %s is something else", (key, answer) => {
    expect(on(key, answer).verdict).toBe("incorrect");
  });

  test.each(
    pairs(`
    Yesterday I went to the market. | I went to the market yesterday.
    Saya pergi ke pasar semalam. | Semalam saya pergi ke pasar.
    Ich gehe morgen ins Kino. | Morgen gehe ich ins Kino.
    My mother cooks rice every day. | Every day my mother cooks rice.
    Hablo español. | Yo hablo español.
    Can you help me, please? | Please can you help me?`),
  )("%s: %s is as good", (key, answer) => {
    expect(on(key, answer).verdict).toBe("correct");
  });
});

describe("a gap filled with the words beside it", () => {
  test.each([
    ["Interviewing whoever passes is ___ sampling.", "convenience sampling", "convenience"],
    ["Binary search takes O(___) steps.", "O(log n)", "log n"],
    ["The cell gets energy from the ___.", "the mitochondria", "mitochondria"],
    ["How many comparisons does it take?", "500 comparisons", "500"],
    ["A Type ___ error is a false alarm.", "Type I", "i"],
  ])("%s %s", (prompt, answer, wanted) => {
    expect(withoutNeighbours(prompt, answer)).toContain(wanted);
  });

  test("nothing else is taken away", () => {
    expect(withoutNeighbours("The ___ sample is drawn at random.", "stratified group")).toEqual([]);
  });
});
