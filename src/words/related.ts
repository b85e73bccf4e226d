import { foldWord } from "../text/stem.ts";

/** Words of one subject: no synonyms, but an answer with one is at least about the same thing. */
const subjects = `
measure measurement unit standard centimeter meter millimeter kilometer inch ruler tape scale gram kilogram liter milliliter length weigh balance size
circuit electricity electric current wire battery cell bulb switch conductor insulator terminal voltage charge motor metal path flow power series parallel
magnet iron steel metal attract stick repel nail magnetic pole
sound noise pitch tone hear listen ear volume loud vibrate vibration string music instrument high low
light sun shine bright shadow sunlight lamp reflect mirror see dark ray
hot heat warm temperature thermometer cold cool sun energy degree celsius boil
big large heavy wide fat long tall huge thick weight mass size
small little short light thin narrow tiny fine
bubble fizz foam gas air carbon dioxide
gas air carbon dioxide oxygen inflate
dissolve solution mixture mix liquid solid clear saturated disappear gone concentration solute solvent stir
evaporate dry air steam gone vapor vapour disappear crystal
sand soil rock dirt pebble gravel mud clay stone ground earth
river stream water flow flood delta bank ocean sea lake valley
erosion deposition deposit settle carry wash sediment slope steep
mountain hill slope height elevation contour map high steep
plant seed root leaf stem flower fruit grow germinate sprout seedling embryo baby
food eat feed nutrient energy sugar fat diet nutrition hungry
animal insect habitat shelter space territory live survive predator
body bone muscle blood heart lung brain arm leg
protect cover shell safe guard coat
experiment test variable control standard fair result data compare trial hypothesis same change constant
graph chart table data show number line
same equal constant steady unchanged
increase more rise up higher grow faster greater
decrease less fall down lower shrink slower fewer
fast quick speed slow time rate
push pull force effort lift load lever pulley fulcrum gravity
warn notice hear alert attention danger emergency
scratch rub mark hard harder soft mineral test
color black white dark light shade green red blue
shape form look picture image pattern line
day night morning afternoon evening time hour noon
east west north south direction left right
earth turn rotate spin moon orbit sun planet move
break burn damage dead broken off out stop
on lit light glow shine work run
paper book write draw pencil
people everyone everybody person someone they kids
wrong mistake error accurate exact correct precise
weather rain wind cloud storm snow
money cost price cheap expensive buy pay
school teacher student class learn
survey sample population participant question interview respondent random bias
mean average median mode standard deviation spread variance
cause effect reason because lead result
sort search list array element index order compare
graph node edge vertex tree path neighbor
loop repeat iterate recursion call step
memory space time cost complexity size input
code program function run algorithm
word language sentence meaning speak
team work project manager colleague group
law rule government vote
church god religion pray
doctor medicine sick disease ill health patient
car drive road truck vehicle
`;

export function subjectsOf(stem: string, root: string): readonly number[] {
  return known.get(stem) ?? known.get(root) ?? none;
}

const none: readonly number[] = [];
const known = new Map<string, number[]>();

for (const [at, line] of subjects.trim().split("\n").entries()) {
  for (const word of line.split(" ")) {
    const { stem } = foldWord(word);
    known.set(stem, [...(known.get(stem) ?? []), at]);
  }
}
