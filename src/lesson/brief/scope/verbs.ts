import type { ThingKind } from "./things.ts";

/** A verb at the head of a clause that decides by itself, whatever its object is. */
export type Act = { id: string; kind: ThingKind; verb: RegExp; why: string };

const anyone =
  "(?:pupils?|students?|kids|class(?:es)?|learners?|weans|[sp][1-7]s?|\\d[a-z]\\d?|year \\d+|them|her|him)";

export const acts: readonly Act[] = [
  {
    id: "planning",
    kind: "planning",
    verb: /^(?:teach(?:ing)?|differentiat\w+|scaffold\w*|introduc(?:e|ing)|re-?teach\w*|recap\w*|revis(?:e|ing)|timings?|refin(?:e|ing))\b(?!.*\bmy (?:report|reference|cv|email))/,
    why: "verbs of teaching: what follows is the topic",
  },
  {
    id: "planning",
    kind: "planning",
    verb: new RegExp(
      `^(?:how|what|which|any|best|a good|is there|why|where)\\b.*\\b(?:teach(?:ing)?|explain(?:ing)?|introduc\\w+|differentiat\\w+|scaffold\\w*|assess(?:ing)?|stretch|challenge|engage|check(?:ing)? (?:that|if|whether)|get(?:ting)? ${anyone} to|support(?:ing)?|help(?:ing)? ${anyone})\\b(?!.*\\b(?:parents?|mum|dad|head ?teacher)\\b).`,
    ),
    why: "asking how to teach something is planning",
  },
  {
    id: "marking",
    kind: "out_of_scope",
    verb: /^(?:mark|grade|score|correct|moderate|re-?mark|give (?:\w+ )?(?:marks?|grades?|scores?)|(?:give |write |some )*(?:written )?feedback (?:on|for)|marking of|what (?:mark|grade|score|level)s? (?:would|should|do|does|could)|how many marks (?:would|should|does|do)|how would you (?:mark|grade|score)|(?:my )?marking\b(?! (?:scheme|key|grid|criteria|rubric|guide)))(?:$|(?= (?:these|this|those|that|you|it|my|the|their|his|her|our|all|some|out|to|for|on|up|of|a|an|\w+'s|\w+s'|[sp]\d\w?|\d+ (?:tests?|essays?|papers?|jotters?|prelims?)|\d[a-z]|pupils?|essays?|jotters?|prelims?|homeworks?|tests?|papers?|folios?|scripts?)\b))/,
    why: "real pupils' work is the teacher's to judge",
  },
  {
    id: "marking",
    kind: "out_of_scope",
    verb: /^check (?:these|his|her|their|\w+'s|(?:my |the )?pupils'?|my class's) (?:\w+ )?(?:answers|work|essays?|homeworks?|jotters|tests?)\b/,
    why: "checking a pupil's answers is marking them",
  },
  {
    id: "pupil-work",
    kind: "out_of_scope",
    verb: /^(?:do|finish|complete|answer) (?:my |his |her |their |\w+'s )(?:\w+ |\w+'s ){0,2}(?:homework|coursework|folio|essay|assignment|project)\b/,
    why: "work that somebody else has to do",
  },
  {
    id: "send",
    kind: "capability_limitation",
    verb: /^(?:(?:e-?mail|send|forward|message|dm)(?= (?:it|this|that|these|those|the|my|our|a|an|them|him|her|me|us|everyone|everybody|all|parents?|carers?|pupils?|staff|copies|out|round|to|mr|mrs|ms|miss|dr|\w+'s|\d[a-z]|[sp]\d)\b|$)|text(?= (?:the |my |his |her |all )?(?:parents?|mum|dad|home|carers?))|(?:phone|ring|call)(?= (?:the |my |his |her |all |\w+'s )?(?:parents?|mum|dad|home|carers?|office|school|doctor))|post (?=it|this|the|to|these|them)|share (?=it|this|the|these|them|with)|publish|contact(?= (?:the |my |his |her )?(?:parents?|mum|dad|home|carers?))|(?:tell|let)(?= (?:the |his |her |all )?(?:parents?|mum|dad|carers?))|pass (?:this|it) on)\b(?! (?:etiquette|safety|writing|format))/,
    why: "nothing leaves this computer on its own",
  },
  {
    id: "print",
    kind: "capability_limitation",
    verb: /^(?:run off|make \d+ copies|(?:print|photocopy|laminate)(?: (?:off|out|me|it|this|that|these|those|the|them|\d+|copies|a|an|all|my|our)\b|$))/,
    why: "it has no printer",
  },
  {
    id: "web",
    kind: "capability_limitation",
    verb: /^(?:open(?= (?:the|this|my|up|a|that|https?|www|bbc|google|youtube))|visit|browse|google|download|bookmark|(?:look|search|find|check|see|get|read|go)\b.*?\b(?:online|on the (?:web|internet|net)|on (?:google|youtube|bbc|twinkl|tes)|the (?:web|internet)|websites?|web ?pages?|links?|https?:|www\b)|go (?:on ?|in)?to (?:google|youtube|bbc|twinkl|tes|wikipedia)\b|go (?:to|on|onto) [^,;]*?\p{L}\.(?:com|org|net|edu|gov|uk|scot|de|fr|es|my|io)\b)/u,
    why: "it does not go online",
  },
  {
    id: "systems",
    kind: "capability_limitation",
    verb: /^(?:log|sign) (?:me )?(?:in|into|on|onto)\b|^(?:upload|sync|put|add|save|set|assign|submit|check|access|open|import|pull|get|enter|see|connect|take|record|export|update)\b.*\b(?:google (?:classroom|drive|docs|calendar|forms)|classroom stream|(?:microsoft |ms )?teams|onedrive|sharepoint|glow|satchel|show my homework|seemis|sims|arbor|bromcom|edulink|parents ?portal|parentpay|mis|calendar|register|gradebook)\b/,
    why: "it has no way into the school's systems",
  },
  {
    id: "pupil-data",
    kind: "capability_limitation",
    verb: /^(?:look(?:ing)? up|find(?: out)?|check|get|pull(?: up)?|tell|show|what(?:'s| is| are| was| were)?|how(?:'s| is| are)?|who(?:'s| is| has)?|which|give|see|has|did|is)\b.*\b(?:attendance|absent|attainment|predicted grades?|target grades?|contact (?:details|numbers?)|medical (?:records?|needs?|conditions?)|pupil (?:records?|files?|data)|tracking data|(?:test|prelim|exam|quiz) (?:results?|scores?|marks?)|\w+'s (?:grades?|marks?|results?|scores?|address|phone|records?|file|password|targets?)|logins?|passwords?)\b|^(?:what|how|did|has) (?:\w+ )?(?:did|has|have|is|are)? ?(?!(?:i|we|you|pupils|students)\b)\w+ (?:get|got|score|scored|achieve|achieved|done|do|doing|getting on) (?:in|on|at|for) (?:her|his|their|the) (?:last )?(?:test|prelim|exam|quiz|homework|assessment)/,
    why: "it keeps nothing about single pupils",
  },
  {
    id: "remind",
    kind: "capability_limitation",
    verb: /^(?:remind me|set (?:me )?(?:a |an )?(?:reminders?|alarms?|timers?)|book (?=the|a|me|an|my)|order (?=the|a|some|more|me|\d)|buy|(?:make|arrange) (?:an? |my )?(?:appointment|booking))\b/,
    why: "it does nothing outside the conversation and the workspace",
  },
];

/** A verb that asks for its object: what follows is what is to be made. */
export const making =
  /^(?:(?:re-?)?writ(?:e|ing)|mak(?:e|ing)|creat(?:e|ing)|draft(?:ing)?|produce|generate|design|prepare|prep|build|give|do(?:ing)?|suggest|devise|compose|put together|come up with|sort(?: out)?|knock (?:up|together|out)|rustle up|whip up|get|find|show|provide|set|plan(?:ning)?(?= (?:me|us|a|an|the|my|our|out|for|on|some|\w+))|finish|complete|start|update|improve|edit|check|proof-?read|redo|fill (?:in|out)|type up|adapt|change|turn|convert|shorten|simplify|extend|develop|outline|organise|arrange|log|record|tidy(?: up)?|draw(?: up)?|run up|word|phrase|answer)\b/;

/** Words in front of the request that ask politely and say nothing: "Hi, could you please help me to …". */
export const politeness =
  /^(?:how (?:do|should|can|would|could|might) (?:i|we|you)|hi+|hello|hiya|hey|morning|good (?:morning|afternoon|evening)|there|please|pls|plz|can|could|would|will|may|might|you|u|ye|i|i'd|i'll|i'm|we|we'd|we're|we'll|am|are|were|was|able|need(?:s|ing)?|want(?:s|ed|ing)?|like|love|to|help(?:ing)?|me|us|with|just|quickly|kindly|also|so|ok(?:ay)?|right|now|then|and|have|has|had|got|gotta|to be|be|looking|after|for|trying|going|about to|any chance|of|wondering|if|whether|is it possible|possible|gonna|gonnae|a wee|wee|some|someone|urgently|urgent|asap|quick one|quick|thanks|cheers|been|asked|supposed|must|should|let's|gimme|really|struggling|stuck|on my|mind|hoping|get you|task|your job is|thing|do you think|it's|its|next|first|second(?:ly)?|finally|tomorrow|today|tonight|this week|next week|on (?:mon|tues|wednes|thurs|fri)day|(?:mon|tues|wednes|thurs|fri)day)\b[\s,]*/;

/** In front of these a word "asks": "I need reports for 3B" asks for them, "the reports for 3B were late" does not. */
export const asking =
  /\b(?:need|want|like|love|looking for|looking after|after|help|gimme|chance of|could|can you|please|pls|plz)\b/;
