/** Requests that ask for no thing at all: talk, facts, advice. Looked at only when nothing is to be made. */
export type Talk = {
  id: string;
  reason: "out_of_scope" | "capability_limitation" | "clarification_needed";
  says: RegExp;
  why: string;
};

const teaching =
  /\b(?:pupils?|students?|learners?|kids|weans|class|classes|classroom|lessons?|teach(?:ing)?|curriculum|outcomes?|period|starter|plenary|homework|[sp][1-7]|\d[a-z]\d?|year \d+|ks\d|gcse|a[- ]level|national \d|n[345]|higher|nat ?\d|bge|cfe)\b/;

/** Whether a sentence speaks of teaching; then it is no trivia, whatever else it asks. */
export function speaksOfTeaching(text: string): boolean {
  return teaching.test(text);
}

export const talk: readonly Talk[] = [
  {
    id: "unclear",
    reason: "clarification_needed",
    says: /^(?:what can you do|who are you|what are you|what is this|how does this work|how do i (?:use|start)(?: this)?|what now|where do i start)\b/,
    why: "a first look at the tool: the answer is what it can do",
  },
  {
    id: "systems",
    reason: "capability_limitation",
    says: /\b(?:seemis|google classroom|satchel|show my homework|bromcom|arbor|edulink)\b/,
    why: "a school system is wanted and no lesson is",
  },
  {
    id: "advice",
    reason: "out_of_scope",
    says: /\bmy (?:\w+ )?(?:back|knee|ankle|shoulder|neck|eyes?|tooth|foot|arm|leg|stomach|rent|visa|insurance|energy bill|vet|head(?:ache)?|doctor|gp|blood pressure|marriage|husband|wife|partner|boyfriend|girlfriend|ex|landlord|mortgage|pension|tax(?:es)?|salary|pay|payslip|contract|solicitor|lawyer|divorce|car|bank|savings|isa|symptoms?|rash|chest|throat|anxiety|depression|insomnia|stress|sleep|boss|line manager|job|career|dog|cat|house|flat|kitchen|garden|boiler|mum|dad|daughter|son|phone|laptop|wifi|diet|weight|credit card|loan|holiday|union rep)\b|\bshould i (?:resign|quit|leave|sue|invest|buy|sell|take|see a (?:doctor|gp)|retire|go part time|apply|move|rent|get|date|marry)\b|\bcan (?:i|they|my (?:school|head|boss)) (?:be )?(?:sack|sacked|sue|fire|fired|legally|claim|dock)\b|\b(?:is it|am i) (?:legal|allowed to strike|entitled)\b|\bemployment (?:law|rights)\b|\bmaternity (?:pay|leave)\b|\bsick pay\b|\b(?:compensation|energy bills?|vet bills?|is it serious)\b|\bibuprofen|paracetamol\b|\bbitcoin|shares? (?:to|should)\b/,
    why: "personal, medical, legal or money matters",
  },
  {
    id: "own-code",
    reason: "out_of_scope",
    says: /\b(?:my|our|own|side|home|personal|mate's|friend's) (?:\w+ ){0,3}(?:web ?sites?|web ?page|blog|apps?|scripts?|code|program|macros?|spreadsheets?|repo|bot|server|raspberry pi|project|startup|discord|minecraft|excel)\b|\b(?:excel|vba) (?:formula|macro|sheet)\b|\b(?:formula|macro|query) (?:for|in) (?:my|our|the) (?:\w+ )?(?:spreadsheet|mark ?book|excel)\b|\b(?:build|make|code|write|create|program|develop|finish)\b.*\b(?:apps?|web ?sites?|bots?|macros?|plugins?|chrome extension)\b/,
    why: "the teacher's own project, not a class's",
  },
  {
    id: "chat",
    reason: "out_of_scope",
    says: /^(?:how are you|how's it going|how was your|tell me (?:a joke|a story|about yourself|something)|do you (?:like|love|feel|dream|have)|are you (?:an?|real|human|sentient|ok)|what(?:'s| is) your|i'm (?:bored|tired|fed up|sad|knackered)|sing|let's (?:chat|talk|play)|what do you think (?:of|about)|what should i (?:cook|have|wear|watch|eat|do|read|get)|recommend|suggest an? (?:film|book|restaurant|pub|movie|series|show|present|gift|name)|happy (?:birthday|christmas)|give me a (?:joke|compliment))\b|\b(?:joke|horoscope|lottery numbers|for dinner|for tea tonight|netflix|good pub|(?:film|movie|series|restaurant|pub|book|team|car|phone|laptop|show) should (?:i|we)|(?:this|at the) weekend|restaurants? near)\b/,
    why: "general talk",
  },
  {
    id: "trivia",
    reason: "out_of_scope",
    says: /^(?:who's|who (?:won|is|was|are|were|wrote|invented|played|sang|scored)|when (?:is|was|did|does|do)|where (?:is|was|are|can i)|how (?:tall|old|far|big|heavy|rich|high|fast) (?:is|was|are)|how (?:many|much) (?:is|are|people|does|do)|what(?:'s| is| was)? the (?:capital|score|time|weather|date|population|news|best|tallest|biggest|cheapest|meaning of life|exchange rate|price|lottery)|what time|what day|is it (?:raining|going to)|did (?:scotland|england|celtic|rangers|hibs|hearts))\b|^(?:what|what's|who|who's|when|will|is|did|how|how's|tell)\b.*\b(?:weather|forecast|world cup|premier league|football (?:score|results?)|strictly|eurovision|bake off|love island)\b/,
    why: "a fact with no lesson round it",
  },
];

/** Words that say nothing about what a lesson is to be about. What is left over after them is the topic. */
export const emptyWords = new Set(
  `a an the my our your his her their this that these those it its some any one two three something anything
  stuff things thing i i'd i'm i'll we we'd you u me us them to for of on in at with and or but so please pls plz
  thanks thank cheers hi hiya hello hey ok okay yes no yep aye nah yeah sure maybe more less again
  help helping need needs want wants wanted like love get give make making create write do doing plan planning
  plans planned prepare prep can could would will should may might have has had got is are be been am was looking
  lesson lessons class classes period periods session worksheet worksheets quiz quizzes homework starter starters
  plenary resource resources activity activities idea ideas unit units task tasks test tests assessment
  tomorrow today tonight monday tuesday wednesday thursday friday week weeks month term next last first new another
  good nice great fun quick short simple easy interesting wee bit minute minutes min mins hour hours morning
  afternoon day days pupils students kids weans learners teach teaching teacher school about from up what how
  go on start set just really there here now then work out something's teacher's if not know dunno`
    .split(/\s+/)
    .filter(Boolean),
);

/** "3B", "S3", "P7", "Year 9": says for whom, not about what. */
export const audience =
  /\b(?:(?:class|year|grade|group|set|period|stage|level|primary|nat(?:ional)?) ?\d+\w?|[sp][1-7]\w?|\d[a-z]\d?|ks\d|n[345]|\d+)\b/g;
