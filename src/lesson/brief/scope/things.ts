/** What a person may ask for, as nouns. The noun that heads the request's object decides; the topic does not. */
export type ThingKind = "planning" | "out_of_scope" | "capability_limitation";

export type Thing = {
  /** Names the message in messages.ts where it is refused. */
  id: string;
  kind: ThingKind;
  /** Matched against lower-case words with straight quotes. */
  noun: RegExp;
  why: string;
};

const planning = (noun: RegExp, why: string): Thing => ({ id: "planning", kind: "planning", noun, why });
const out = (id: string, noun: RegExp, why: string): Thing => ({ id, kind: "out_of_scope", noun, why });
const cannot = (id: string, noun: RegExp, why: string): Thing => ({
  id,
  kind: "capability_limitation",
  noun,
  why,
});

/** Where two match at the same place, the longer wins: "seating plan" before "plan". */
export const things: readonly Thing[] = [
  planning(
    /\b(?:lessons?|lesson plans?|plans?|planning|units?|unit plans?|schemes?(?: of work)?|sow|courses?|programmes? of (?:study|work)|topics?|modules?|projects?|periods?|sessions?|workshops?|lectures?|classes|assembl(?:y|ies)|tutorials?|demos?|demonstrations?)\b/g,
    "the lesson itself, or the run of lessons it belongs to",
  ),
  planning(
    /\b(?:work ?sheets?|hand ?outs?|sheets?|booklets?|packs?|slides?|slideshows?|powerpoints?|ppts?|presentations?|cards?|displays?|posters?|templates?|writing frames?|frames?|organisers?|organizers?|mats?|glossar(?:y|ies)|word banks?|key ?words?|vocabulary|vocab|resources?|materials?|texts?|passages?|comprehensions?|diagrams?|timelines?|checklists?|notes|summar(?:y|ies)|guides?|lists?|maps?|scripts? for (?:a |the )?(?:lesson|demo)|storyboards?|case stud(?:y|ies)|scenarios?|datasets?|data sets?|banks? of (?:questions|tasks|problems))\b/g,
    "a companion that pupils read or work from",
  ),
  planning(
    /\b(?:quiz(?:zes)?|tests?|exams?|prelims?|mocks?|assessments?|questions?|problems?|tasks?|activit(?:y|ies)|exercises?|challenges?|puzzles?|games?|kahoots?|experiments?|practicals?|investigations?|debates?|role ?plays?|discussions?|prompts?|homeworks?|assignments?|starters?|warm-? ?ups?|do-? ?nows?|hooks?|bell ?ringers?|plenar(?:y|ies)|exit (?:tickets?|passe?s?|slips?)|extensions?|mark schemes?|marking (?:schemes?|keys?|grids?)|answers?|answer keys?|rubrics?|peer (?:assessment|feedback)|self-? ?assessment)\b/g,
    "something pupils do, and how it is judged",
  ),
  planning(
    /\b(?:differentiation|scaffold(?:s|ing)?|support sheets?|adaptations?|success criteria|learning (?:intentions?|outcomes?|objectives?|goals?)|objectives?|outcomes?|criteria|timings?|misconceptions?|analog(?:y|ies)|explanations?|examples?|worked examples?|exemplars?|model (?:answers?|texts?|essays?)|wagolls?|ideas?|activity ideas?|revision|retrieval(?: practice)?|sentence starters?|essay (?:questions?|titles?|plans?|structures?)|(?:revision|study|visual|lesson) timetables?|(?:lab|newspaper|news|weather|book|science) reports?|cover (?:lessons?|work|tasks?))\b/g,
    "a part of a lesson, or a step in working one out",
  ),
  out(
    "reference",
    /\b(?:(?:ucas|job|character|employment|academic|college|university|personal|glowing|good|short|pupil) )*(?:references?(?! (?:to|point|points)\b)|testimonials?|refs?(?= for\b))|(?:award )?nominations?|supporting statements?|letters? of recommendation|recommendation letters?\b/g,
    "judging a person for somebody else is the teacher's own word",
  ),
  out(
    "application",
    /\b(?:personal statements?|cvs?|curriculum vitae|cover(?:ing)? letters?|job applications?|application forms?|(?:job|interview) (?:application|answers?)|linkedin (?:profile|bio|post))\b/g,
    "applications are in somebody's own name",
  ),
  out(
    "report",
    /\b(?:(?:school|pupils?|pupil's|progress|end of (?:term|year)|annual|interim|tracking|full|s\d|p\d|year \d+) )*(?<!(?:lab|newspaper|news|weather|book|science|chronological) )reports?(?: (?:cards?|comments?|statements?|banks?|comment banks?|paragraphs?))*|comment banks?|(?:pupil |tracking |individual |end of year )*comments?|(?:individual education|pupil support|child's|child|individual support) plans?|pupil profiles?|(?:learning|support|behaviour|action) plans?(?= for (?:a|one|this|my) (?:pupil|student|boy|girl|child)\b)|(?:parents?'? (?:evening|night)) (?:notes?|comments?)|(?:sentences?|paragraphs?|lines?|few words|something|things?|bits?|write-?ups?|targets?)(?: \w+)?(?: to say)? (?:about|on|for|to) (?:each|every|all|individual)\b(?: (?:one )?of)?(?: (?:my|the|our|these|them))?(?: (?:pupils?|students?|s\ds?|kids|class|\d[a-z]))?\b/g,
    "reports on pupils are the teacher's judgement, and hold personal data",
  ),
  out(
    "message",
    /\b(?:e-?mails?|newsletters?|permission (?:slips?|letters?|forms?)|letters? home|(?:letters?|texts?|messages?|notes?|reply|replies|responses?|invites?|invitations?|apolog(?:y|ies))(?= (?:home )?(?:to|for) (?:\w+ ){0,3}?(?:parents?|carers?|guardians?|famil(?:y|ies)|mums?|dads?|mothers?|fathers?|home|head ?teacher|head|ht|slt|staff|colleagues?|council|union|governors?)\b)|(?:parents?|parental|parents'|dad's|mum's) (?:letters?|messages?|e-?mails?|bulletins?|complaints?)|complaints?|messages?|announcements?|bulletins?|press releases?|tweets?|(?:facebook|instagram|twitter|social media|blog) posts?|(?:thank you|thank-you|get well|sympathy|christmas|leaving) (?:cards?|notes?|letters?|messages?)(?: messages?)?)\b/g,
    "letters to families and colleagues are not planning",
  ),
  out(
    "admin",
    /\b(?:timetables?|rotas?|cover (?:rotas?|timetables?|lists?|arrangements?|requests?|slips?)|seating plans?|registers?|risk assessments?|minutes (?:of|from)|agendas?|budgets?|improvement plans?|purchase orders?|staff (?:handbooks?|night out|meetings?)|(?:duty|invigilation|exam) (?:rotas?|lists?|timetables?)|trip forms?|job (?:descriptions?|adverts?)|policy|policies|cover(?= for (?:\w+ ){0,4}?(?:staff|teachers?|colleagues?|absen\w+|me|mr|mrs|miss|ms)\b)|(?:absence|supply) (?:cover|teachers?)|inventor(?:y|ies)|stock lists?|invoices?|expenses(?: claims?)?|(?:sqa|exam) entr(?:y|ies)|(?:professional|performance) (?:updates?|reviews?)|prds?|appraisals?|self-evaluation forms?)\b/g,
    "running a department is not planning a lesson",
  ),
  out(
    "behaviour",
    /\b(?:(?:behaviour|behavior|incident|bullying|safeguarding|concern|pastoral|discipline) (?:incidents? |referral )?(?:logs?|reports?|forms?|records?|notes?|statements?|entr(?:y|ies)|referrals?|write-?ups?)|incidents?|referrals?|(?:witness|incident) statements?|statements?(?= (?:about|on|of) (?:the|a|an|what) (?:\w+ )?(?:fight|incident|accident|altercation|theft|happened))|accident (?:reports?|forms?|logs?)|detention (?:slips?|letters?|lists?)|exclusion letters?|punishment exercises?)\b/g,
    "records about what a pupil did are kept where the school keeps them",
  ),
  out(
    "pupil-work",
    /\b(?:(?:discursive|persuasive|critical|english|history|whole|full) )*(?:essays?|dissertations?|folio(?: pieces?)?|coursework)\b/g,
    "a text that a pupil would hand in as their own",
  ),
  out(
    "personal",
    /\b(?:(?:meal|diet|workout|fitness|gym|training|marathon|business|wedding|holiday|travel|retirement|pension|savings?|exercise|weight loss|financial) (?:plans?|planners?|programmes?|itinerar(?:y|ies)|budgets?)|holidays?|itinerar(?:y|ies)|weddings?|(?:(?:best man'?s?|leaving|retirement|wedding|birthday|eulogy) )+(?:speech(?:es)?|cards?|do|party|parties|presents?|gifts?)|(?:presents?|gifts?)(?: ideas?)? for (?:my|a|the)|(?:stag|hen) (?:do|party|night)|night out|date night|shopping lists?|eulog(?:y|ies)|tax returns?|wills?(?= for (?:me|my)\b))\b/g,
    "the teacher's own life",
  ),
  cannot(
    "media",
    /\b(?:videos?|youtube clips?|images?|pictures?|photos?|photographs?|illustrations?|drawings?|cartoons?|logos?|animations?|gifs?|clip ?art|artwork|audio|podcasts?|voice ?overs?|recordings?|screencasts?)\b/g,
    "it writes text; it does not draw, film or record",
  ),
];
