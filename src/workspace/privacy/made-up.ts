import { phrases, type Word } from "../../phrases.ts";
import list from "./lists/made-up.txt" with { type: "text" };

const says = phrases(list);

/** "Amina has 12 apples", "a dialogue between Pierre and Sandrine": people of an exercise, in this line. */
export function speaksOfMadeUp(words: readonly Word[]): boolean {
  return words.some((_, at) => says(words, at) > 0);
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
