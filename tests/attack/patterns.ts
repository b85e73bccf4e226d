/**
 * Patterns for an outcome's code, written before the rule that judges them was read. `slow` are those that a
 * backtracking matcher may take for ever over; each comes with a text that makes it try.
 */
export interface SlowPattern {
  readonly source: string;
  readonly text: string;
}

const a = (count: number) => "a".repeat(count);
const slow = (source: string, text: string): SlowPattern => ({ source, text });

export const slowPatterns: readonly SlowPattern[] = [
  // nested repeats without an end
  slow("(a+)+9", a(4000)),
  slow("(a*)*9", a(4000)),
  slow("(a|a)*9", a(4000)),
  slow("(a|aa)+9", a(4000)),
  slow("([a-z]+)*\\d", a(4000)),
  slow("(?:[a-z]+\\s?)+\\d", a(4000)),
  slow("(\\w+\\.?)+-", a(4000)),
  slow("((a{1,5}){1,5})*9", a(4000)),
  slow("(?:(?:a+)?)+9", a(4000)),
  slow("(?:a?){1,}9", a(4000)),
  // repeats one after another
  slow("a*a*a*a*a*a*9", a(4000)),
  slow("\\w+\\w+\\w+\\w+\\w+-", a(4000)),
  slow("[a-z]+[a-c]+[a-e]+[a-g]+[a-z]+\\d", a(4000)),
  slow(".*.*.*=.*", a(4000)),
  slow("a+?a+?a+?a+?a+?9", a(4000)),
  slow("\\s*[a-z]*\\s*[a-z]*\\s*[a-z]*\\s*[a-z]*\\d", a(4000)),
  // bounded repeats, and their products
  slow("A.{0,99}.{0,99}.{0,99}.{0,99}.{0,99}.{0,99}Z9", `A${a(4000)}`),
  slow("[a-z].{0,99}.{0,99}.{0,99}.{0,99}.{0,99}.{0,99}~9", a(4000)),
  slow("a{1,30}a{1,30}a{1,30}a{1,30}a{1,30}a{1,30}9", a(4000)),
  slow("(a{0,20}){0,20}9", a(4000)),
  slow("(?:[a-z]{1,9}){1,9}\\d", a(4000)),
  slow("((a{0,9}){0,9}){0,9}9", a(4000)),
  slow("(?:a{2,3}){10,40}9", a(4000)),
  slow("\\w{0,50}\\w{0,50}\\w{0,50}\\w{0,50}\\w{0,50}-\\d", a(4000)),
  // pieces that may be left out
  slow(`${"a?".repeat(40)}${a(40)}9`, a(4000)),
  slow(`${"[a-z]?".repeat(22)}[a-z]{22}\\d{3}`, a(4000)),
  slow(`${"(?:a)?".repeat(35)}a{35}9`, a(4000)),
  slow(`${"a??".repeat(35)}a{35}9`, a(4000)),
  slow(`${"a{0,1}".repeat(35)}a{35}9`, a(4000)),
  slow(`${"(a|)".repeat(35)}a{35}9`, a(4000)),
  slow(`${"(?:aa?)".repeat(35)}9`, a(4000)),
  // alternations that overlap
  slow(`${"(?:a|aa)".repeat(35)}9`, a(4000)),
  slow("(?:a|b|ab){1,40}9", "ab".repeat(2000)),
  slow("(?:a|[a-z]|\\w){25}9", a(4000)),
  slow("(?:[ab]|[bc]|[ca]){30}9", "abc".repeat(1300)),
  slow("(?:\\d|\\w|.){20}~", a(4000)),
  // hidden behind an alternative, a look-around, a back reference
  slow("TCH \\d{2}|(a+)+9", a(4000)),
  slow("(?=(a+)+9)a", a(4000)),
  slow("(?!(a|aa)+9)z", a(4000)),
  slow("(?<=(a|aa){1,40}9)z", `${a(4000)}z`),
  slow("(a*)\\1\\1\\1\\1\\1\\1\\1\\1\\1\\19", a(4000)),
  slow("(a{0,50})(a{0,50})\\2\\1(a{0,50})\\39", a(4000)),
  // huge counts
  slow("(?:a{1,1000}){1,1000}9", a(4000)),
  slow("a{0,65535}a{0,65535}a{0,65535}9", a(4000)),
];

/** Codes as real curricula write them: every one of these is taken, finds what it should and nothing else. */
export interface OrdinaryPattern {
  readonly source: string;
  readonly finds: readonly string[];
  readonly not: readonly string[];
}

const plain = (source: string, finds: readonly string[], not: readonly string[] = []): OrdinaryPattern => ({
  source,
  finds,
  not,
});

export const ordinaryPatterns: readonly OrdinaryPattern[] = [
  plain("TCH\\s[0-4]-\\d{2}[a-z]", ["TCH 2-14a"], ["TCH 9-14a", "tch 2-14a"]),
  plain("[A-Z]{3}\\s?[0-4]-\\d{2}[a-z]?", ["MNU 2-20b", "HWB 3-07"], ["M 2-20b"]),
  plain("(?:TCH|MNU|MTH|LIT|ENG|SCN)\\s\\d-\\d{2}[a-z]", ["SCN 1-05a"], ["ART 1-05a"]),
  plain("\\d\\.[A-Z]{1,3}\\.[A-Z]?\\.?\\d{1,2}[a-z]?", ["4.NF.B.3a", "4.OA.A.1"], ["4-NF"]),
  plain("CCSS\\.MATH\\.CONTENT\\.[K0-9]{1,2}\\.[A-Z]{1,3}\\.[A-Z]\\.\\d{1,2}", [
    "CCSS.MATH.CONTENT.3.OA.A.1",
  ]),
  plain("HS[A-Z]-[A-Z]{2,4}\\.[A-D]\\.\\d+", ["HSA-SSE.A.1", "HSF-BF.B.12"], ["HSA.SSE"]),
  plain("(?:K|MS|HS|[1-5])-(?:PS|LS|ESS|ETS)\\d-\\d", ["MS-PS1-2", "5-ESS3-1", "K-LS1-1"], ["MS-XX1-2"]),
  plain("AC9M\\d[A-Z]{1,2}\\d{2}", ["AC9M5N04", "AC9M7SP02"], ["AC8M5N04"]),
  plain("AC9[A-Z]{1,6}\\d{1,2}[A-Z]{1,2}\\d{2}", ["AC9TDI4P02", "AC9E3LA05"]),
  plain("ACM(?:NA|MG|SP)\\d{3}", ["ACMNA123", "ACMSP011"], ["ACMXX123"]),
  plain("VC(?:MNA|MMG|MSP|DTDI|DTCD)\\d{3}", ["VCMNA101", "VCDTCD041"]),
  plain("[1-3]\\.\\d{1,2}\\.\\d{1,2}", ["2.10.3"], ["4.10.3"]),
  plain("\\d+(?:\\.\\d+)*", ["7", "7.1", "7.1.12"], ["a"]),
  plain("\\d{1,2}(?:\\.\\d{1,2}){0,3}", ["4", "4.12.3.1"]),
  plain("[A-Z]\\d{1,2}", ["B7", "K12"], ["b7"]),
  plain("[A-Za-z]{2,5}-\\d{1,3}", ["Geo-12", "ab-1"]),
  plain("KS[1-5][\\s-]?[A-Z]{2}\\d?", ["KS3-MA1", "KS2 EN", "KS4HI2"]),
  plain("(?:Y|Year )\\d{1,2}[A-Z]{0,2}\\d{0,2}", ["Y7AB12", "Year 10"]),
  plain("§\\s?\\d{1,3}(?:\\s?Abs\\.\\s?\\d)?", ["§ 12", "§12 Abs. 3"]),
  plain("LB\\s\\d{1,2}\\.\\d{1,2}", ["LB 3.12"]),
  plain("(?:IK|PK|LH)[.\\s]\\d{1,2}(?:\\.\\d{1,2})?", ["IK 3.1", "PK.12"]),
  plain("BC\\d+\\.[A-ZÄÖÜ]{1,4}", ["BC2.ÄÖ", "BC12.ABCD"]),
  plain("MA\\.\\d\\.[A-C]\\.\\d\\.[a-k]", ["MA.1.A.2.b"], ["MA.1.D.2.b"]),
  plain("D\\.[1-6]\\.[A-F]\\.\\d{1,2}(?:\\.[a-z])?", ["D.3.B.1", "D.3.B.10.c"]),
  plain("[A-Z]+-\\d+", ["PROG-1", "A-12"]),
  plain("[A-Z]{2,}\\d*[a-z]*", ["AB12cd", "XYZ"], ["A1"]),
  plain("CS[1-4]\\.[a-z]+", ["CS2.abc"]),
  plain("EYFS[-.][A-Z]{2,4}[-.]\\d{1,2}", ["EYFS-PSE-3"]),
  plain("^\\d{4}-[A-Z]{2}$", ["2024-MA"], ["x2024-MA"]),
  plain("\\b[A-Z]{2}\\d{3}\\b", ["MA101"], ["XMA101", "MA1012"]),
  plain("(?:Std|Standard)\\s?\\d+[a-d]?(?:\\(i{1,3}\\))?", ["Standard 4b(ii)", "Std3"]),
  plain("[\\p{Lu}]{2,4}\\s\\d", ["ÉCO 2", "MA 1"]),
  plain("\\w+(?:-\\w+)+", ["alg-1-b", "x-1"]),
  plain("(?<code>[A-Z]{2})\\.(\\d+)", ["QR.11"]),
  plain("NC/\\d{2}/[A-Z]+", ["NC/05/SCI"]),
  plain("M[1-9]\\d?[ab]?", ["M4", "M12b"], ["M0"]),
  plain("[٠-٩]{2}-[ء-ي]{1,3}", ["١٢-كتب"]),
  plain("数[1-6]-\\d{1,2}", ["数3-12"]),
  plain("TEKS\\s?\\(?\\d{1,2}\\)?\\([A-K]\\)", ["TEKS (4)(B)", "TEKS 12(A)"]),
  plain("SP\\d{1,2}\\.\\d{1,2}\\.\\d{1,2}\\.[a-z]{1,2}\\.?", ["SP5.1.2.ab."]),
];
