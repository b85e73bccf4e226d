import { phrases, type Word } from "../../phrases.ts";
import list from "./lists/made-up.txt" with { type: "text" };
import nearby from "./lists/made-up-nearby.txt" with { type: "text" };

const says = phrases(list);
const saysNearby = phrases(nearby);

/**
 * Whether a person of this line is one of an exercise: "Amina has 12 apples", "a dialogue between Pierre and Sandrine"
 * say it of the whole line; "print", "list" or "Islam" of their own clause alone. What a pupil can do as well ("is not
 * listening") says it only in front of the name.
 */
export function madeUpIn(text: string, words: readonly Word[]): (from: number, to: number) => boolean {
  if (words.some((_, at) => says(words, at) > 0)) return () => true;
  const cues = words.flatMap((_, at) => (saysNearby(words, at) > 0 && !isOfSomebody(words, at) ? [at] : []));
  if (cues.length === 0) return () => false;
  const starts = words.flatMap((_, at) => (beginsClause(text, words, at) ? [at] : []));
  return (from, to) => {
    const begins = Math.max(
      starts.findLast((at) => at <= from) ?? 0,
      isSetOff(text, words, from) && isToldOf(words, to) ? from : 0,
    );
    const ends = starts.find((at) => at > from) ?? words.length;
    return cues.some((at) => at >= begins && at < ends && (at < from || !doings.has(words[at]?.plain ?? "")));
  };
}

const doings = new Set("solve print listening list lists script called".split(" "));
const someone = new Set(
  "boy girl pupil student kid lad lass child one junge madchen garcon fille nino nina murid".split(" "),
);

/** "A boy called Jayden" is in the room; "a robot called Max" is not. */
function isOfSomebody(words: readonly Word[], at: number): boolean {
  return words[at]?.plain === "called" && someone.has(words[at - 1]?.plain ?? "");
}

const connectives = new Set(
  "but because since although though while so pero aber mais weil parce porque tapi sebab kerana".split(" "),
);

function beginsClause(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return true;
  return (
    connectives.has(word.plain) || /[.;!?]\s|\s[-–—]+\s|[–—]|\s\(/.test(text.slice(before.end, word.start))
  );
}

/** A comma or the like stands in front of it. */
function isSetOff(text: string, words: readonly Word[], at: number): boolean {
  return /[,;:]/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
}

const roles = phrases(
  "mr mrs ms miss mx sir madam mme monsieur madame mlle frau herr senor senora sr sra don dona profe profesor profesora maestro maestra cikgu encik puan cik ustaz ustazah hausmeister hausmeisterin kakak pakcik makcik pupil student schuler schulerin eleve alumno alumna murid pelajar ta colleague kollege kollegin collegue colega".replaceAll(
    " ",
    "\n",
  ),
);

/** "Mr Bartholomew Quigley", "la profe Begoña Etxeberria": who bears a title of everyday life is nobody's topic. */
export function isCalled(words: readonly Word[], from: number): boolean {
  return roles(words, from - 1) > 0;
}

const onePerson = new Set(
  "he she him his her hers hes shes il elle lui er ihm ihn ella dia beliau".split(" "),
);

/** "Hausmeister", "Mr": no part of the name behind it. */
export function isRole(words: readonly Word[], at: number): boolean {
  return roles(words, at) > 0;
}

const worries = new Set(
  "worried concerned anxious worry inquiet inquiete sorge sorgen preocupa preocupado risau".split(" "),
);

/** "Worried about Keira": about a person, and no topic. */
export function isWorriedAbout(words: readonly Word[], from: number): boolean {
  return worries.has(words[from - 2]?.plain ?? "");
}

const errands = new Set("ask let get tell thank frag bitte demande dis pide dile minta suruh".split(" "));

/** "Ask Jamie to hand out the boards": somebody is to do something, and nothing is said of them. */
export function isSentOnErrand(words: readonly Word[], from: number): boolean {
  return errands.has(words[from - 1]?.plain ?? "");
}

const tells = new Set(
  "selalu suka tak tidak sering asyik always keeps never is was cant wont doesnt hasnt gets hat ist kann will braucht macht est a ne fait n es no tiene esta nunca siempre".split(
    " ",
  ),
);

/** "siti selalu tidur", "jamal keeps shouting": a clause that begins with a name and goes on to tell of it. */
export function isToldOf(words: readonly Word[], to: number): boolean {
  return tells.has(words[to]?.plain ?? "");
}

const familyFirst = new Set(
  "ong tan lim lee wong chan goh teo ng chong yap cheng chua koh low ooi tay toh chin foo lau liew loh sim yeoh cheah khoo gan heng hong kang kok kwan lai leong mok ngu phua quek seow soh tang tham wee yeo zhang wang liu chen yang huang zhao".split(
    " ",
  ),
);

/** "Ong Bee Hoon": a family name, and a given name of two words. */
export function isFamilyFirst(words: readonly Word[], from: number, to: number): boolean {
  return to === from + 3 && familyFirst.has(words[from]?.plain ?? "");
}

/** Whether what follows goes on about one person: "… parce qu'il bégaie". */
export function goesOnAboutOne(words: readonly Word[], to: number): boolean {
  return words.slice(to, to + pronounReach).some(({ plain }) => onePerson.has(plain));
}

const pronounReach = 12;
