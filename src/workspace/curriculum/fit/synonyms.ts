import { stemOf } from "../search-words.ts";

/**
 * Words that mean one thing in a classroom, a group a line. A group holds what teachers say for the words that
 * curricula use; a word may stand in several groups. Whole words only, in any ending; never a word whose everyday
 * meaning is the commoner one ("cell", "current"), except beside others of its group.
 */
const groups = `
loop loops iteration iterate repetition repeat repeating looping
selection if else elif decision branching conditional
variable variables assignment
subprogram procedure function method parameter argument subroutine module modular
list array lists arrays index indexing
integer float string boolean char character datatype
syntax indentation indent
validation validate
efficiency efficient fast faster fastest speed slower quick quicker quickest complexity
correctness correct
search searching find lookup
sort sorting
bubble insertion merge quicksort
algorithm algorithms
cpu processor alu
ram rom memory
storage store ssd disk drive backup
binary bit byte denary hexadecimal hex
picture image photo bitmap pixel vector
text character ascii unicode
sound audio sampling
compiler interpreter translator translate translation
software application app program
system systems
os operating windows linux android
router switch wifi wireless lan wan dns protocol ip
internet web online www website site
packet packets
email emails message messages messaging
phishing scam scams smishing fraud
malware virus viruses worm trojan spyware antivirus
password passwords passphrase login authentication verification
safe safety secure security protect protection safeguard
cyber cybercrime cybersecurity hacking hacker hack hacked
breach leak theft
privacy private personal
footprint presence profile
encryption encrypt decrypt cipher cryptography caesar
compression compress compressed lossless lossy zip zipped
database databases
sql query queries
record field
relational linked foreign
html css markup tag tags hyperlink webpage
javascript js interactive
entity attribute
model modelling modeling abstraction
flowchart flow
debug debugging bug bugs error errors
test testing tests
python textual
scratch blocks block sprite visual
robot beebot bee turtle
sensor sensors microbit
game games gaming
spreadsheet excel
presentation slides powerpoint
share shared sharing collaborate collaboration together collaborative
file files folder folders document documents
trust believe reliable credible credibility reliability dependable
fake misinformation disinformation hoax
source sources reference references referencing citation cite bibliography
plagiarism copying paraphrase
copyright licence license
research researching
ai artificial intelligence chatbot
ethics ethical moral
environment environmental planet green eco
sustainability sustainable
recycling recycle reuse waste ewaste
renewable solar wind turbine
carbon climate emissions
company companies business industry firm commerce
gdpr
sketch sketching drawing draw drawings
orthographic projection elevation
isometric pictorial oblique
cad
graphic graphics poster promotional
wood timber hardwood softwood pine oak
metal metals steel aluminium ferrous
plastic plastics polymer polymers thermoplastic thermoplastics acrylic
material materials
property properties
food cooking cook cookery bake baking chef
meal menu nutrition nutrient healthy
hygiene contamination
sewing sew stitch stitching textile textiles fabric needle thread seam crochet knit knitting embroidery
gear gears mechanism mechanisms lever pulley cam linkage
circuit circuits electronic electronics electrical resistor led
engineer engineering engineers
feedback control
prototype prototyping mockup
client customer user
brief specification
workshop tools
lifestyle lifestyles
product products
invention inventions innovation inventor
phone phones telephone mobile smartphone iphone
smart connected
cloud
diagram diagrams
instruction instructions command commands
pattern patterns
group groups grouping category
predict prediction predicting
input keyboard mouse microphone
output screen printer speaker
device devices
parallel concurrent simultaneous
random chance probability
requirement requirements
recursion recursive
fractions fraction
equation equations
multiply multiplication multiplying
divide division dividing
add addition adding sum
subtract subtraction subtracting
percentage percentages percent
angle angles
`;

/** Stem → the groups it stands in. */
export const synonymsOf: ReadonlyMap<string, readonly string[]> = groupsByStem();

function groupsByStem(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [number, line] of groups.trim().split("\n").entries()) {
    for (const word of line.split(" ")) {
      const stem = stemOf(word);
      const known = found.get(stem) ?? [];
      if (!known.includes(`=${number}`)) found.set(stem, [...known, `=${number}`]);
    }
  }
  return found;
}
