import type { PrivacyKind } from "./finding.ts";

/** Personal data that has a form of its own. `keep` says whether what matched really is it. */
export type Form = { kind: PrivacyKind; what: string; form: RegExp; keep?: (match: string) => boolean };

const digitsOf = (text: string) => text.replace(/\D/g, "");
const date =
  "(?:\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9},? \\d{4}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})";
const label = "(?:\\s*(?:no\\.?|nr\\.?|number|nummer|nombor|numéro|número|num|id|code|is|=|:|#|-))*\\s*";
const street =
  "(?:street|st|road|rd|avenue|ave|lane|drive|dr|crescent|cres|terrace|place|pl|court|gardens|gdns|grove|close|way|square|wynd|brae|loan|row|view|park|quay)";
const postcode = "[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}";

export const forms: readonly Form[] = [
  {
    kind: "email",
    what: "an email address",
    form: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu,
    keep: (match) =>
      // An address of nobody's, as books print it; "h.brandt@…" is somebody's, wherever it leads.
      !/^\p{L}+@(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid))$/iu.test(match),
  },
  {
    kind: "date_of_birth",
    what: "a date of birth",
    form: new RegExp(
      `\\b(?:d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|date de naissance|geburtsdatum|geb\\.|fecha de nacimiento|tarikh lahir)${label}(?:on )?${date}`,
      "giu",
    ),
  },
  {
    kind: "date_of_birth",
    what: "a date of birth",
    // Turing was born on 23 June 1912; a pupil was not.
    form: new RegExp(
      `(?<!\\p{L})(?:born (?:on )?(?:the )?|née? le |geboren am |nacid[oa] el |nació el |lahir (?:pada )?)${date}`,
      "giu",
    ),
    keep: (match) => /(?:20\d\d|[/.-][012]\d)$/.test(match) || /\b20\d\d-/.test(match),
  },
  {
    kind: "identifier",
    what: "a candidate, pupil or health number",
    form: new RegExp(
      `\\b(?:SCN|scottish candidate|candidate|UPN|ULN|CHI|NHS|pupil|student|passport|national insurance|NI|seemis|INE|NIA|DNI|NIE|IC|MyKad|élève|matrícula|expediente|schüler|ausweis|kad pengenalan|no\\.? murid|(?:schüler|matrikel|personal|ausweis|studierenden|mitarbeiter)-?(?:nummer|nr)|numéro élève|nombor murid)(?:'?s)?\\b\\.?${label}(?:[A-Z]{1,3}-?)?\\d(?:[ -]?\\d){4,12}[A-Z]?\\b`,
      "giu",
    ),
  },
  {
    kind: "identifier",
    what: "a name that somebody goes by online",
    // "@lil.keziah_09", "pipe_montoya99", "zephyr_mathis#4410": letters and digits that no word has.
    form: /(?<![\p{L}\d@.#_/(])(?:@[\p{L}_][\p{L}\d._]{3,29}|\p{L}{3,20}[._]\p{L}[\p{L}._]{0,20}\d{1,4}(?:#\d{3,5})?|\p{L}[\p{L}._]{2,30}#\d{4})(?![\p{L}\d(_=[@])/gu,
    keep: (match) =>
      !/^@(?:media|import|override|param|return|font-face|property|app|dataclass|staticmethod)/i.test(match),
  },
  {
    kind: "identifier",
    what: "a name that somebody goes by online",
    form: /(?<!\p{L})(?:user ?name|login|pseudo|benutzername|usuario|nama pengguna|insta(?:gram)?|tiktok|snap(?:chat)?|discord|handle)(?: ?(?:is|ist|est|es|:|=|discord)){0,2} (?=[\p{L}._]{0,30}[\d_])[\p{L}_][\p{L}\d._-]{3,29}/giu,
  },
  { kind: "identifier", what: "a pupil number (UPN)", form: /\b[A-HJ-NP-RT-Z]\d{11}[0-9A-HJ-NP-RT-Z]\b/g },
  {
    kind: "identifier",
    what: "a National Insurance number",
    form: /\b(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  },
  {
    kind: "identifier",
    what: "an NHS or CHI number",
    form: /(?<![\d.,+-])(?:\d{3} \d{3} \d{4}|\d{6} \d{4})(?![\d.,]\d|\d)/g,
    keep: (match) => hasCheckDigit(digitsOf(match)),
  },
  {
    kind: "identifier",
    what: "an identity card number",
    // Malaysia: the day of birth, the place, a number.
    form: /(?<![\d-])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{2}-\d{4}(?![\d-])/g,
  },
  {
    kind: "identifier",
    what: "a national pupil or identity number",
    // France's INE, Spain's DNI and NIE.
    form: /(?<![\p{L}\d])(?:\d{9,10}[A-Z]{1,2}|\d{8}-?[A-HJ-NP-TV-Z]|[XYZ]\d{7}-?[A-HJ-NP-TV-Z])(?![\p{L}\d])/gu,
  },
  {
    kind: "phone",
    what: "a phone number",
    form: /(?<![\d.,/-])(?:\(?0\d{2,5}\)?[ -]?\d{2,4}[ -]?\d{2,4}(?:[ -]?\d{2,4})?)(?![\d/]|[.,-]\d)/g,
    keep: (match) => isBritishPhone(digitsOf(match)),
  },
  {
    kind: "phone",
    what: "a phone number",
    form: /(?<![\p{L}\d])(?:\+|00)[1-9]\d{0,2}[ .-]?(?:\(0?\d{0,4}\)[ .-]?)?\d{1,4}(?:[ .-]?\d{2,4}){1,4}(?!\d)/gu,
    keep: (match) => digitsOf(match).length >= 10 && digitsOf(match).length <= 15 && !/^0+$/.test(match),
  },
  {
    kind: "phone",
    what: "a phone number",
    // A word for a telephone, or somebody to ring, and digits enough.
    form: /(?<!\p{L})(?:tel|tél|telefon|téléphone|teléfono|móvil|movil|handy|phone|mobile|ring|rufe?n?|call|appele[rz]|llamar?|hubungi|numéro|numero|número|nummer|nombor|whatsapp)\.?(?:\s+\p{L}+){0,3}\s*:?\s*\+?\d(?:[ ./-]?\d){6,13}(?!\d)/giu,
    keep: (match) => digitsOf(match).length >= 8 && !/^(?:0?800|116)/.test(digitsOf(match)),
  },
  {
    kind: "phone",
    what: "a phone number",
    // France, Germany's mobiles, Spain's mobiles, Malaysia's mobiles, as people group them.
    form: /(?<![\d.,/+-])(?:0[1-79](?:[ .]\d{2}){4}|01[567]\d[ /-]?\d{6,8}|[67]\d{2} \d{3} \d{3}|01\d-\d{3,4} ?\d{3,4})(?![\d/]|[.,-]\d)/g,
  },
  {
    kind: "address",
    what: "a home address",
    // The number after the street in German and Spanish, before it in French; Malay says Jalan or Lorong.
    form: /(?<!\p{L})(?:\p{L}+(?:straße|strasse|weg|gasse|allee|platz) \d{1,4}[a-z]?\b|(?:calle|avenida|avda\.?|plaza|paseo|camino) (?:(?:de|del|la|las|los|el) )*\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)*,? (?:n[º°.] ?)?\d{1,4}\b|\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|allée|impasse|chemin|place) (?:(?:de|du|des|la|le|les|l['’]|d['’]) ?)*\p{Lu}[\p{L}'’-]+|(?:no\.? ?)?\d{1,4}[a-z]?,? (?:jalan|jln|lorong|kampung|taman) \p{Lu}?[\p{L}\d]+)/giu,
  },
  {
    kind: "address",
    what: "a home address",
    // Somebody's house by number and street, whatever stands before it.
    form: /(?<![\p{L}\d])(?:flat [\w/]+,? )?\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’]+ ){1,2}(?:Street|Road|Rd|Avenue|Ave|Lane|Drive|Crescent|Terrace|Gardens|Grove|Close|Wynd|Brae)(?:, \p{Lu}\p{L}+)/gu,
    keep: (match) => !/downing street|baker street/i.test(match),
  },
  {
    kind: "address",
    what: "a home address",
    form: new RegExp(
      `\\b(?:(?:lives?|living|stays?|staying|resides?) (?:at|in)|(?:home )?address(?: is|:))\\s*(?:flat [\\w/]+,? )?\\d{1,4}[a-z]?(?:/\\d{1,3})? (?:[\\p{L}'’]+ ){1,3}${street}\\b`,
      "giu",
    ),
  },
  {
    kind: "address",
    what: "a home address",
    form: new RegExp(
      `\\b\\d{1,4}[A-Za-z]? (?:[\\p{L}'’]+ ){1,3}(?:${street})\\b[^\\n]{0,40}?\\b${postcode}\\b`,
      "giu",
    ),
  },
];

/** Weighted sum modulo 11, as NHS and CHI numbers have it. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[9]);
}

/** Ten or eleven digits after a dialling code in use; not a bit pattern, nor somebody counting up. */
function isBritishPhone(digits: string): boolean {
  const plausible = /^0(?:1\d|2[03489]|3[0347]|7[1-9]|800|808)/.test(digits) && /^\d{10,11}$/.test(digits);
  return plausible && !/^[01]+$/.test(digits) && !"01234567890123456789".includes(digits);
}
