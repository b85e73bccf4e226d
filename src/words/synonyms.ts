import { elsewhere } from "./synonyms-elsewhere.ts";

/**
 * Everyday words and phrases that mean the same to most people. Narrower than `meanings.ts`, whose groups only bring
 * explanations near each other ("boy" and "girl" are both children there). One line a meaning; each stands for the others.
 */
const lines = `
grandmother|grandma|granny|gran|nan|nana
grandfather|grandpa|grandad|granddad|gramps
mother|mum|mummy|mom|mommy|mama
father|dad|daddy|papa|pa
parents|mum and dad|mother and father
older brother|elder brother|big brother
younger brother|little brother|small brother
older sister|elder sister|big sister
younger sister|little sister|small sister
child|kid|youngster
children|kids|youngsters
baby|infant
boy|lad
girl|lass
man|bloke|guy
woman|lady
husband|hubby
friend|mate|pal|buddy
teacher|instructor|schoolteacher
pupil|student|schoolchild
doctor|physician
police officer|policeman|policewoman|cop
sick|ill|unwell|poorly
healthy|well|fit
tired|sleepy|weary
delicious|tasty|yummy
happy|glad|joyful|cheerful
sad|unhappy
angry|cross|mad|furious
afraid|scared|frightened
beautiful|pretty|lovely|gorgeous
ugly|unattractive
big|large
huge|enormous|gigantic|massive
small|little
tiny|minute|wee
fast|quick|rapid|speedy
quickly|fast|rapidly
slow|unhurried
rich|wealthy
poor|needy
cheap|inexpensive
expensive|dear|costly|pricey
clever|smart|intelligent|bright
stupid|silly|foolish|dumb
correct|right
wrong|incorrect
hard|difficult|tough
easy|simple
begin|start|commence
end|finish|stop
close|shut
speak|talk
say|tell
see|look at|watch
hear|listen to
buy|purchase
get|receive|obtain
give|hand
show|display
help|assist|aid
need|require
want|wish|would like
like|enjoy|be fond of
love|adore
hate|detest
choose|pick|select
answer|reply|respond
ask|enquire
explain|make clear
repair|mend|fix
throw|toss
jump|leap
run|sprint|jog
walk|stroll|go on foot
rest|relax
sleep|be asleep
wake up|get up
cook|prepare food
eat|have a meal
drink|have a drink
live|reside|dwell
build|construct
make|create|produce
house|home
flat|apartment
lift|elevator
shop|store
car|automobile
lorry|truck
bicycle|bike|cycle
aeroplane|plane|aircraft
train station|railway station|station
bus stop|bus station
road|street
city|town
village|hamlet
country|nation|state
sea|ocean
forest|wood|woods
stone|rock
rubbish|garbage|trash|waste
holiday|vacation
autumn|fall
film|movie
photo|photograph|picture
newspaper|paper
phone|telephone
mobile phone|mobile|cell phone|cellphone
television|tv|telly
computer|pc
trousers|pants
jumper|sweater|pullover
trainers|sneakers
biscuit|cookie
sweets|candy
crisps|chips
soft drink|soda|pop
rice|cooked rice
meal|food
dinner|supper|evening meal
lunch|midday meal
toilet|bathroom|loo|restroom|lavatory
rucksack|backpack
rubber|eraser
timetable|schedule
mark|grade
test|exam|examination
job|work|occupation
boss|manager
colleague|coworker|workmate
money|cash
letter|mail
present|gift
party|celebration
hello|hi|hey
goodbye|bye|bye bye|see you
see you again|see you later|see you soon
thank you|thanks|cheers
youre welcome|you are welcome|my pleasure|dont mention it|no problem
sorry|excuse me|pardon|i apologise|i apologize
please|kindly
how are you|how do you do|hows it going
i am fine|im fine|i am well|im well|i am good|im good|good|fine
good night|sleep well
yes|yeah|yep
no|nope
also|too|as well
because|since|as
but|however
maybe|perhaps|possibly
often|frequently
always|all the time
never|not ever
sometimes|now and then|at times|occasionally
now|at the moment|right now
today|this day
soon|shortly
about|approximately|around|roughly
enough|sufficient
whole|entire|complete
almost|nearly
under|below|beneath|underneath
above|over
next to|beside|by
in front of|before
everybody|everyone
somebody|someone
nobody|no one
person|human being|human
people|persons
animal|creature|beast
rabbit|bunny
dog|hound
cat|kitty
cow|cattle
chicken|hen
pig|swine
insect|bug
`;

const groups = new Map<string, number[]>();
for (const [at, line] of `${lines.trim()}\n${elsewhere.trim()}`.split("\n").entries()) {
  for (const phrase of line.split("|")) groups.set(phrase, [...(groups.get(phrase) ?? []), at]);
}

/** Whether two folded words or phrases mean much the same. */
export function meanTheSame(one: string, other: string): boolean {
  const known = groups.get(bare(one));
  return known?.some((group) => groups.get(bare(other))?.includes(group)) === true;
}

/** "to eat" is "eat", "the dog" is "dog". */
function bare(phrase: string): string {
  return phrase.replace(/^(?:to|a|an|the) /, "");
}
