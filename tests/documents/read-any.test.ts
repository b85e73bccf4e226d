import { describe, expect, test } from "bun:test";
import { readAny } from "../../src/documents/read-any.ts";
import { columnOf, docxOf, odtOf, para, pdfOf, pptxOf } from "./made.ts";

const read = async (bytes: Uint8Array | string, name: string) => {
  const given = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const answer = await readAny(given, { name, language: "en" });
  if (!answer.ok) throw new Error(answer.message);
  return answer.document;
};
const said = async (bytes: Uint8Array | string, name: string) =>
  (await read(bytes, name)).blocks.map(({ kind, text, page }) => `${page ?? ""}${kind[0]} ${text}`);

describe("a Word document", () => {
  test("is read as its reader sees it: changes accepted, what is hidden or about it left out", async () => {
    const body = `${para("Sound", "Titel")}${para("Contents 3", "Verz1")}${para("Pitch", "berschrift1")}
      <w:p><w:r><w:t xml:space="preserve">A sound has a </w:t></w:r><w:del><w:r><w:delText>tone</w:delText></w:r></w:del><w:ins><w:r><w:t>pitch</w:t></w:r></w:ins><w:commentRangeStart w:id="0"/><w:r><w:t>.</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t> secret</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>
      <w:moveFrom>${para("moved away")}</w:moveFrom>${para("Volume", "Mine")}${para("A drum", "Liste")}
      ${para("Try this", undefined, "<w:rPr><w:b/></w:rPr>")}${para("Not a heading, because it is a sentence.", undefined, "<w:rPr><w:b/></w:rPr>")}`;
    const { title, format, blocks } = await read(docxOf(body), "x.docx");
    expect([title, format]).toEqual(["Sound", "docx"]);
    expect(blocks).toEqual([
      { kind: "heading", text: "Sound", page: null, level: 1 },
      { kind: "heading", text: "Pitch", page: null, level: 1 },
      { kind: "paragraph", text: "A sound has a pitch.", page: null },
      { kind: "heading", text: "Volume", page: null, level: 1 },
      { kind: "item", text: "A drum", page: null },
      { kind: "heading", text: "Try this", page: null, level: 3 },
      { kind: "paragraph", text: "Not a heading, because it is a sentence.", page: null },
    ]);
  });

  test("has its tables row by row, its text boxes once, its formulas in a line, and its lines as they were broken", async () => {
    const box = (text: string) => `<w:txbxContent>${para(text)}</w:txbxContent>`;
    const cell = (inside: string) => `<w:tc>${inside}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell(para("Word"))}${cell(para("Meaning"))}</w:tr><w:tr>${cell(para("echo"))}${cell(para("sound that") + para("comes back"))}</w:tr><w:tr>${cell(para("One cell is a frame"))}</w:tr></w:tbl>
      <w:p><w:r><w:t>Beside the box.</w:t></w:r><mc:AlternateContent><mc:Choice>${box("Did you know?")}</mc:Choice><mc:Fallback>${box("Did you know?")}</mc:Fallback></mc:AlternateContent></w:p>
      <w:p><w:r><w:t xml:space="preserve">Speed is </w:t></w:r><m:oMath><m:f><m:num><m:r><m:t>d+1</m:t></m:r></m:num><m:den><m:r><m:t>t</m:t></m:r></m:den></m:f></m:oMath><w:r><w:t>.</w:t></w:r></w:p>
      <w:p><w:r><w:t>1. Why?</w:t><w:br/><w:t>b) How?</w:t></w:r></w:p><w:p><m:oMath><m:acc/></m:oMath></w:p>`;
    expect(await said(docxOf(body), "sound.docx")).toEqual([
      "r Word | Meaning",
      "r echo | sound that comes back",
      "p One cell is a frame",
      "p Beside the box.",
      "p Did you know?",
      "p Speed is (d+1)/t .",
      "i Why?",
      "i How?",
      "p [formula]",
    ]);
  });

  test("has pages where Word left marks of them", async () => {
    const broken = `<w:p><w:r><w:lastRenderedPageBreak/><w:t>Second page</w:t></w:r><w:r><w:lastRenderedPageBreak/><w:t>, and on.</w:t></w:r></w:p>`;
    const body = `${para("First page.")}${broken}${para("Third.")}`;
    expect(await said(docxOf(body), "a.docx")).toEqual([
      "1p First page.",
      "2p Second page, and on.",
      "3p Third.",
    ]);
  });
});

test("a presentation comes in the order in which it is shown, titles first, speaker notes marked", async () => {
  const deck = pptxOf([
    { title: "Volcanoes", points: ["Magma rises", "Lava flows"], notes: "Ask who has seen one" },
    { title: "Kinds", points: ["shield"], box: "Look at the map &amp; tell" },
  ]);
  expect(await said(deck, "deck.pptx")).toEqual([
    "1h Volcanoes",
    "1i Magma rises",
    "1i Lava flows",
    "1p Speaker notes: Ask who has seen one",
    "2h Kinds",
    "2i shield",
    "2p Look at the map & tell",
  ]);
  expect((await read(deck, "deck.pptx")).title).toBe("Volcanoes");
});

test("a text of LibreOffice: headings by their style too, changes accepted, pages where it marks them", async () => {
  const body = `<office:text><text:tracked-changes><text:p>gone</text:p></text:tracked-changes>
    <text:p text:style-name="Title">Rivers</text:p><text:h text:outline-level="2">Source</text:h><text:p text:style-name="P1">Mouth</text:p>
    <text:p>A river<text:s/>starts<office:annotation><text:p>check this</text:p></office:annotation> small.<text:note><text:p>foot</text:p></text:note></text:p>
    <text:list><text:list-item><text:p>meander</text:p></text:list-item></text:list><text:soft-page-break/>
    <table:table><table:table-row><table:table-cell><text:p>delta</text:p></table:table-cell><table:table-cell><text:p>fan of land</text:p></table:table-cell></table:table-row></table:table>
    <text:p>As <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame></text:p></office:text>`;
  const formula =
    '<!DOCTYPE math:math PUBLIC "-//W3C//DTD MathML 2.0//EN" "x.dtd"><math><semantics><mi>v</mi><annotation>v = s over t</annotation></semantics></math>';
  expect(await said(odtOf(body, { "Object 1/content.xml": formula }), "r.odt")).toEqual([
    "1h Rivers",
    "1h Source",
    "1h Mouth",
    "1p A river starts small.",
    "1i meander",
    "2r delta | fan of land",
    "2p As v = s over t",
    "2p Boxed",
  ]);
});

const filler = (word: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${word} line ${"abcdefghij"[at] ?? "z"} goes across all of its column`,
  );

describe("a PDF", () => {
  const page = (number: number, inside: ReturnType<typeof columnOf>) => [
    { text: "Hillside School", x: 50, y: 815, size: 9 },
    ...inside,
    { text: `Page ${number} of 2`, x: 280, y: 25, size: 9 },
  ];
  test("with two columns is read down the left one first; what stands on every page is left out", async () => {
    const left = [...filler("Left", 5), "and a word that is par-"];
    const right = ["ted is whole again here, on the right side", ...filler("Right", 5)];
    const pdf = pdfOf([
      page(1, [
        { text: "Plate tectonics", x: 50, y: 780, size: 20 },
        ...columnOf(left, 50, 740),
        ...columnOf(right, 310, 740),
      ]),
      page(2, columnOf(["One more page."], 50, 740)),
    ]);
    const { title, blocks } = await read(pdf, "plates.pdf");
    expect(title).toBe("Plate tectonics");
    const text = blocks.map((block) => block.text).join("\n");
    expect(text).toContain("and a word that is parted is whole again");
    expect(text.indexOf("Left line e")).toBeLessThan(text.indexOf("Right line a"));
    expect(text).not.toMatch(/Hillside|Page \d/);
    expect(blocks[0]).toEqual({ kind: "heading", text: "Plate tectonics", page: 1, level: 1 });
    expect(blocks.at(-1)).toEqual({ kind: "paragraph", text: "One more page.", page: 2 });
  });

  test("has its table row by row, its questions as items, and its paragraphs whole", async () => {
    const rows = [
      ["Word", "Meaning"],
      ["crust", "the outer layer"],
      ["mantle", "what lies below"],
    ];
    const table = rows.flatMap(([a = "", b = ""], at) => [
      { text: a, x: 60, y: 500 - 20 * at },
      { text: b, x: 220, y: 500 - 20 * at },
    ]);
    const text = columnOf(
      [
        "The crust is made of plates that float on the mantle below them, and",
        "that move a few centimetres a year.",
      ],
      50,
      700,
    );
    const questions = columnOf(["1. What is a plate?", "2. How fast does it move?"], 50, 600);
    expect(await said(pdfOf([[...text, ...questions, ...table]]), "t.pdf")).toEqual([
      "1p The crust is made of plates that float on the mantle below them, and that move a few centimetres a year.",
      "1i What is a plate?",
      "1i How fast does it move?",
      "1r Word | Meaning",
      "1r crust | the outer layer",
      "1r mantle | what lies below",
    ]);
  });

  test("that is a scan says so, and what to do", async () => {
    await expect(read(pdfOf([[], []]), "scan.pdf")).rejects.toThrow(
      /^scan\.pdf holds pictures of pages and no text/,
    );
  });
});

test("a web page without what is around it; nothing in it is run", async () => {
  const html = `<title>Tides &amp; the Moon</title><nav><li>Home</nav><script>document.write("<p>no</p>")</script>
    <h2>Why</h2><p>The Moon<br>pulls.<p>So<ul><li>high<li>low</ul><table><tr><th>a<th>b<tr><td>1<td>2</table><div hidden>no</div><footer>no</footer>after`;
  const { title, blocks } = await read(html, "tides.htm");
  expect(title).toBe("Tides & the Moon");
  expect(blocks.map(({ kind, text }) => `${kind[0]} ${text}`)).toEqual([
    "h Why",
    "p The Moon",
    "p pulls.",
    "p So",
    "i high",
    "i low",
    "r a | b",
    "r 1 | 2",
    "p after",
  ]);
});

describe("text", () => {
  const text = "# Café\n\nÜber uns.\n";
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  for (const [how, bytes] of [
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16", wide],
    ["UTF-16, the other way round", Buffer.from(wide).swap16()],
    ["Latin-1", Buffer.from(text, "latin1")],
  ] as const)
    test(`in ${how}`, async () => {
      expect(await said(bytes, "a.txt")).toEqual(["h Café", "p Über uns."]);
    });

  test("as people paste it: lists, tables of a spreadsheet, lines that were broken because they were full", async () => {
    const pasted =
      "Seasons\r\n\r\nThe Earth is tilted, and so the Sun stands higher in summer\r\nthan it does in winter.\r\n• spring\r\n 2) What is a solstice?\r\n\r\nequinox\tday as long as night\r\n| a | b |\r\n|---|---|\r\n";
    expect(await said(pasted, "pasted text")).toEqual([
      "p Seasons",
      "p The Earth is tilted, and so the Sun stands higher in summer than it does in winter.",
      "i spring",
      "i What is a solstice?",
      "r equinox | day as long as night",
      "r a | b",
    ]);
  });
});

test("the title is its own, else its first heading, else the file's name; never what a program wrote for want of one", async () => {
  const core = (title: string) => ({
    "docProps/core.xml": `<cp:coreProperties><dc:title>${title}</dc:title></cp:coreProperties>`,
  });
  const titled = async (title: string, body: string, name: string) =>
    (await read(docxOf(body, core(title)), name)).title;
  expect(await titled("Acids", para("Hello there."), "a.docx")).toBe("Acids");
  expect(await titled("PowerPoint Presentation", para("Bases", "berschrift1"), "a.docx")).toBe("Bases");
  expect(await titled("", para("Hello there."), "Acids_and_bases v2.docx")).toBe("Acids and bases v2");
  expect(await titled("Microsoft Word - ph.docx", para("Hello there."), "a.docx")).toBe("ph");
});

describe("what is not read says so, and what to do", () => {
  const old = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
  ]);
  const cases: [string, Uint8Array | string, RegExp][] = [
    ["old.doc", old, /before 2007.*save it as DOCX/],
    ["old.ppt", old, /save it as PPTX/],
    ["a.docx", Buffer.concat([old, Buffer.from("EncryptedPackage", "utf16le")]), /password.*without one/],
    ["a.rtf", "{\\rtf1 hello}", /RTF.*DOCX/],
    ["a.odt", odtOf("", { "META-INF/manifest.xml": "<manifest:encryption-data/>" }), /password/],
    ["a.heic", "\0\0\0\x18ftypheic\0\0\0\0", /HEIC.*JPEG/],
    ["song.mp3", Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, 3]), /not a document that is read here/],
    ["none.txt", "", /empty file/],
    ["blank.docx", docxOf(para(" ")), /holds no text/],
    ["half.docx", docxOf(para("Hello.")).subarray(0, 400), /damaged, cut off/],
  ];
  for (const [name, bytes, sentence] of cases)
    test(name, async () => {
      await expect(read(bytes, name)).rejects.toThrow(sentence);
      await expect(read(bytes, name)).rejects.toThrow(new RegExp(`^${name.replace(".", "\\.")} [a-z]`));
    });
});
