import { isWordOf } from "./known-words.ts";

/** British and American English write one word in two ways: colour and color, travelled and traveled. Folded words. */
export function areVariants(one: string, other: string): boolean {
  if (one === other) return true;
  if (base(one) === base(other)) return true;
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 2) return false;
  const [first, second] = [american(one), american(other)];
  return first === second && isWordOf("en", one) && isWordOf("en", other);
}

/** By rule, as Americans write it. What comes of it need be no word: both that are compared have to be. */
function american(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|ite|abl|ful|less|hood|er|ist|ly|al)/, "or")
    .replace(/(?<=[a-z]{3})is(?=e$|es$|ed$|ing$|er$|ers$|ation$|ations$)/, "iz")
    .replace(/(?<=[a-z]{3})ys(?=e$|es$|ed$|ing$|er$|ers$)/, "yz")
    .replace(/(?<=[a-z]{2}[btv])re(s?)$/, "er$1")
    .replace(/(?<=[aeiouy][a-z]*[aeiouy])ll(?=ed$|ing$|ers?$|or$|ery$)/, "l")
    .replace(/(?<=[a-z]{2})ence(s?)$/, "ense$1")
    .replace(/ogue(s?)$/, "og$1")
    .replace(/(?<=^.{0,8})[ao]e(?=.{4,})/, "e")
    .replace(/dgement/, "dgment")
    .replace(/(?<=[a-z]{3})ward(s?)$/, "ward");
}

const lists = `
grey gray|aeroplane airplane|tyre tire|pyjamas pajamas|mum mom|mummy mommy|plough plow|kerb curb|cheque check
programme program|jewellery jewelry|moustache mustache|sceptic skeptic|sceptical skeptical|sulphur sulfur
aluminium aluminum|yoghurt yogurt|doughnut donut|mould mold|mouldy moldy|smoulder smolder|enquiry inquiry|enquire inquire
disc disk|draught draft|manoeuvre maneuver|ageing aging|skilful skillful|fulfil fulfill|enrol enroll
enrolment enrollment|instalment installment|artefact artifact|cosy cozy|gaol jail|maths math|learnt learned
burnt burned|dreamt dreamed|spelt spelled|spoilt spoiled|leant leaned|leapt leaped|amongst among|whilst while
axe ax|licence license|woollen woolen|marvellous marvelous|speciality specialty
`;

const bases = new Map<string, string>();
for (const group of lists.trim().split(/[|\n]/)) {
  const [first = "", ...others] = group.trim().split(" ");
  for (const form of [first, ...others])
    for (const ending of ["", "s"]) bases.set(form + ending, first + ending);
}

function base(word: string): string {
  return bases.get(word) ?? word;
}
