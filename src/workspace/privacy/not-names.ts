const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Capitalised words that are nobody's name in a sentence about needs: openers, roles, school words. */
const schoolWords = words(`
  A An The This That These Those Some Any All Each Every Both Many Most Few Several One Two Three Four Five Six Seven
  Eight Nine Ten He She They It We You I Who Which What When Where Why How If For From With Without To In On At By Of
  And Or But Not No Yes Please Also Then There Here Our My Your His Her Their Its As So Because While Although
  Pupil Pupils Student Students Learner Learners Child Children Kid Kids Class Classes Group Groups Pair Pairs Teacher
  Teachers Parent Parents Carer Carers Staff School Schools Somebody Someone Anyone Everyone Nobody People Person Boy Boys
  Girl Girls Team Teams Table Tables Adult Adults Assistant Assistants Support Strategy Strategies Help Advice Guidance
  Note Notes Task Tasks Lesson Lessons Plan Plans Plan: Unit Topic Worksheet Worksheets Quiz Starter Main Plenary
  Differentiation Assessment Resources Overview Section Example Examples Homework Reading Writing Text Font Visual
  Needs Need Condition Conditions Diagnosis Label Information Data Name Names Field Column Record Table Key Value Word
  Words Vocabulary Level Stage Year Grade Period Room Reports Report Mixed Ability Prior Knowledge Additional
  Inclusion Inclusive Awareness Understanding Living Famous Characters Character Protagonist Narrator Hero Author
  Adapt Adapted Use Using Make Give Show Check Consider Remember Include Avoid Provide Read Write Teach Explain Plan
  Let Ask Say Tell Look See Keep Try Think Work Working Set Add Change Find Create Draft Differentiate Simplify Scaffold
  Primary Secondary Senior Junior Early First Second Third Fourth Fifth Sixth National Higher Advanced Department Faculty
  English Maths Mathematics Science Computing Physics Chemistry Biology History Geography French German Spanish Art Music
  PE PSE RSHP RE RME Drama Technologies Technology Literacy Numeracy Digital Health Wellbeing Food Design Business
  Everybody Anybody Anxiety Dyslexia Autism Asthma Diabetes Epilepsy Depression Dyscalculia Dyspraxia Deaf Blind
  Hearing Sight Vision Speech Allergies Allergy Medication Trauma Care Free Being Having Was Is Are Has Have Had Does Do
  Can Could Should Would Will May Might Must Could Mr Mrs Ms Miss Dr Sir Saint Version Chapter Page Figure Question
  Answer Part Step Activity Exercise Week Day Term Half Social Young Looked Fostered Extra Short Long Large Larger Clear
  Coloured Less More Number Numbers Count Size About Around Between Among Love Justice Research Studies Study Roughly Nearly Almost`);

/** Times, tongues, peoples and places. */
const placesAndTimes = words(`
  January February March April May June July August September October November December Monday Tuesday Wednesday Thursday
  Friday Saturday Sunday Christmas Easter Spring Summer Autumn Winter Today Tomorrow Yesterday
  Scots Gaelic Welsh Irish Polish Ukrainian Arabic Urdu Punjabi Hindi Bengali Tamil Mandarin Cantonese Chinese Japanese
  Korean Italian Portuguese Romanian Russian Turkish Kurdish Farsi Persian Pashto Dari Somali Tigrinya Swahili Lithuanian
  Latvian Bulgarian Greek Hungarian Czech Slovak Vietnamese Thai Dutch Swedish Norwegian Danish Latin British Scottish
  Scotland England Wales Ireland Britain UK Europe Africa Asia America Australia India Pakistan China Poland Ukraine Syria
  Afghanistan Iraq Iran Turkey France Germany Spain Italy Portugal Romania Russia Canada Brazil Nigeria Kenya Edinburgh
  Glasgow Aberdeen Dundee Stirling Perth Inverness Paisley Fife London Manchester Birmingham Leeds Cardiff Belfast Dublin
  Paris Berlin Madrid Rome Kyiv Warsaw Highland Lothian Ayrshire Lanarkshire`);

/** Languages, tools and things of computing and science that stand at the head of a sentence. */
const thingsInTech = words(`
  Python Scratch Java JavaScript TypeScript HTML CSS SQL Excel Word PowerPoint Google Microsoft Apple Windows Linux
  MacOS Android Chrome Firefox Glow Teams Classroom Kahoot Quizlet Desmos GeoGebra Minecraft Roblox Micro MakeCode
  Arduino Raspberry Pi Swift Rust Kotlin Haskell Prolog Pascal Perl Excel Access Immersive Reader OpenDyslexic Comic Sans
  Facebook Instagram Snapchat TikTok YouTube WhatsApp Discord Wikipedia Netflix Amazon Alexa Siri Cortana Grammarly
  Newton Watt Volt Joule Celsius Kelvin Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune Pluto Moon Sun`);

/** People that lessons are about: who they were is no pupil's data. Any part of the name will do. */
const topicPeople = words(`
  Turing Lovelace Ada Hopper Babbage Boole Dijkstra Knuth Berners-Lee Gates Jobs Musk Torvalds Neumann Shannon Einstein
  Newton Hawking Curie Darwin Galileo Faraday Maxwell Fleming Franklin Pasteur Mendel Tesla Edison Feynman Bohr Rutherford
  Fibonacci Pythagoras Euclid Archimedes Gauss Euler Fermat Pascal Kepler Copernicus Hubble Beethoven Mozart Shakespeare
  Dickens Burns Orwell Steinbeck Keller Thunberg Grandin Haddon Boone Gandhi Mandela Churchill Lincoln Picasso Leonardo
  Vinci Gogh Macbeth Hamlet Juliet Romeo Lennie Frodo Pythagorean Boolean Caesar Huffman Kahlo Branson Rowling Potter
  Hermione Glennie Murray Mo Farah Biles Phelps`);

const known = new Set(
  [...schoolWords, ...placesAndTimes, ...thingsInTech, ...topicPeople].map((w) => w.toLowerCase()),
);

/** Endings of things and doings, not of names. */
const thingEnding = /(?:ing|tion|ment|ness|ies|ers|ism|ology)$/;

/** Whether a capitalised word cannot be a pupil's name. Months and stars that are names too ("April") are let go. */
export function isNoName(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/\.$/, "");
  return known.has(plain) || thingEnding.test(plain) || /\d/.test(plain) || /^(?:\p{Lu}{2,})$/u.test(word);
}
