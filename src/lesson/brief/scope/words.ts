import { editDistance } from "../../../nearest.ts";

/** Words that decide; a slip of the finger in one of them must not. */
const deciding =
  `lesson lessons worksheet worksheets reference references report reports comment comments parents timetable
  behaviour homework starter plenary assessment resources revision differentiation activity activities questions
  classroom incident personal statement essay letter email marking pupils pupil students teaching misconceptions
  template explanation scheme extension success criteria learning intention differentiate worked example`
    .split(/\s+/)
    .filter(Boolean);
const known = new Set(deciding);

/** Right as they stand, though close to a word that decides. */
const leave = new Set(
  `lessen lesser letters latter better litter learning earning reading leading essays mails parent parental
  marketing making parking barking teachings reaching preaching reporter reporters rapport export support
  resort repeat starters started starred started commend commends moment student pupil's state statements
  stamen person persona persons scheme schemes theme examples exempt success access accidents accident incidents
  intentions invention retention attention extensions tension intension revisions division decision television
  preference deference inference conference behaviours emails marketing templates temple questions question`
    .split(/\s+/)
    .filter(Boolean),
);

/** Lower case, straight quotes, single spaces, slips in deciding words put right. Line ends stay: they end a clause. */
export function normalise(request: string): string {
  const plain = request
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u201c\u201d"*_#]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  return plain.replace(/[a-z]{5,}/g, corrected);
}

function corrected(word: string): string {
  if (known.has(word) || leave.has(word)) return word;
  const near = deciding.find(
    (candidate) =>
      candidate.length >= 6 &&
      candidate[0] === word[0] &&
      editDistance(word, candidate) <= (candidate.length >= 9 ? 2 : 1),
  );
  return near ?? word;
}
