import { describe, expect, test } from "bun:test";
import { AsksFirst, askBeforeSaving, type Consent } from "../../../src/workspace/privacy/before-saving.ts";
import { shownInFile } from "../../../src/workspace/privacy/in-file.ts";

const found = (text: string) => shownInFile("the note", text, "subject").map(({ written }) => written);

/** History, literature, science, music and art, in five languages; written before the rule was. */
const subjects: readonly string[] = [
  "# Peterloo\n\nOn 16 August 1819 Henry Hunt spoke at St Peter's Field. James Wroe, the editor of the Manchester Observer, coined the name Peterloo. Percy Bysshe Shelley wrote The Masque of Anarchy in answer.",
  "# The Chartists\n\nFeargus O'Connor edited the Northern Star. William Lovett drafted the six points in 1838. John Frost led the Newport Rising and was transported to Tasmania.",
  "# Women in the mines\n\nSarah Gooder, aged 8, told the Commission in 1842: 'I'm a trapper in the Gawber pit.' Patience Kershaw was seventeen and pushed corves underground. Lord Ashley brought the bill to Parliament.",
  "# An Inspector Calls\n\nSheila Birling changes most. Gerald Croft is engaged to her. Eva Smith never appears on stage. Priestley wrote the play in 1945 and set it in 1912.",
  "# Discovery of the nucleus\n\nHans Geiger and Ernest Marsden fired alpha particles at gold foil in 1909. Their supervisor, Ernest Rutherford, proposed the nucleus in 1911.",
  "# Minimalism in music\n\nTerry Riley composed In C in 1964. Steve Reich experimented with tape loops. Meredith Monk sang without words.",
  "# The Glasgow Boys\n\nJames Guthrie painted A Highland Funeral in 1882. Bessie MacNicol had a studio in St Vincent Street. Joseph Crawhall drew animals from memory.",
  "Source A: evidence of Elizabeth Bentley, flax mill worker, to the Sadler Committee, 1832. She was born in Leeds and began work at six. Samuel Coulson, a father of three girls, said they were strapped when they were late.",
  "# La Commune de Paris\n\nLouise Michel fut déportée en Nouvelle-Calédonie en 1873. Eugène Varlin, ouvrier relieur, fut fusillé à Montmartre. Gustave Courbet présida la Fédération des artistes.",
  "# Les canuts\n\nPierre Charnier fonda le Devoir mutuel en 1828. Le préfet Bouvier-Dumolart négocia avec les tisseurs. Marceline Desbordes-Valmore écrivit un poème sur la révolte de 1834.",
  "# Die Weberaufstände\n\nWilhelm Wolff berichtete 1844 über das Elend in Peterswaldau. Der Fabrikant Ernst Friedrich Zwanziger senkte die Löhne. Käthe Kollwitz schuf 1897 den Zyklus Ein Weberaufstand.",
  "# Märzrevolution\n\nRobert Blum wurde 1848 in Wien erschossen. Friedrich Hecker führte den Zug nach Freiburg an. Louise Otto gründete eine Frauenzeitung.",
  "# Las Cortes de Cádiz\n\nAgustín Argüelles defendió la abolición del tormento en 1811. Diego Muñoz-Torrero, rector de Salamanca, presidió las Cortes. Mariana Pineda fue ejecutada en Granada en 1831.",
  "# La Generación del 27\n\nLuis Cernuda publicó Los placeres prohibidos en 1931. Maruja Mallo pintó La verbena. Concha Méndez dirigió una imprenta con Manuel Altolaguirre.",
  "# Penentangan terhadap British\n\nDato' Maharaja Lela membunuh J.W.W. Birch pada tahun 1875. Mat Kilau memimpin penentangan di Pahang. Rosli Dhobi menikam gabenor Duncan Stewart di Sibu pada tahun 1949.",
  "# Kesusasteraan\n\nShahnon Ahmad menulis Ranjau Sepanjang Jalan pada tahun 1966. Usman Awang mengarang sajak Melayu. Ibrahim Omar ialah editor majalah itu.",
  "# Peterloo\n\n## Key people\n\n- Henry Hunt: the main speaker\n- James Wroe: journalist\n- Mary Fildes: carried a banner\n- Joseph Nadin, deputy constable\n\n## Key ideas\n\nHenry Hunt was arrested on the platform. James Wroe sold pamphlets and was sent to prison.\n\nMany of the working class had no vote.",
  "# Factory children\n\nSource A\n\nSarah Carpenter: 'Our common food was oatcake. They took me into the counting-house.'\n\nThe overlooker, Thomas Birks, beat the children. William Hughes, the master, did nothing.",
  "# Of Mice and Men\n\nCurley's wife is lonely. George Milton looks after Lennie Small. Lennie has a learning difficulty and George speaks for him.",
  "# Impressionists\n\nBerthe Morisot painted her sister Edma. Mary Cassatt was a pupil of Jean-Léon Gérôme. Edgar Degas was losing his sight.",
  "# Electromagnetism\n\nMichael Faraday had little schooling. James Clerk Maxwell put it into equations. Joseph Henry found it too.",
  "# Les mines\n\nPersonnages : Étienne Lantier, Catherine Maheu, Toussaint Maheu.\n\nÉtienne Lantier arrive à Montsou. Catherine Maheu travaille au fond.",
  "# Die Räuber\n\nKarl Moor ist der ältere Bruder. Franz Moor hasst ihn. Amalia von Edelreich liebt Karl.",
  "# Bodas de sangre\n\nLeonardo Félix sigue enamorado de la novia. La madre perdió a su marido y a un hijo.",
  "# Tokoh kemerdekaan\n\nOnn Jaafar menubuhkan UMNO. Ibrahim Yaacob memimpin KMM. Ahmad Boestamam menulis puisi.",
  "# Blues\n\nBessie Smith sang with Louis Armstrong. Robert Johnson played slide guitar. Ma Rainey, a singer from Georgia, led a band.",
  "# Smallpox\n\nSarah Nelmes, a dairymaid, had cowpox. Edward Jenner took pus from her hand and put it in the arm of James Phipps, the gardener's son.",
  "# The periodic table\n\nDmitri Mendeleev left gaps in his table. John Newlands saw the pattern by eights and was laughed at. Lothar Meyer drew a curve.",
  "# Suffragettes\n\nEmily Davison stepped in front of the king's horse. Annie Kenney, a mill worker, was arrested with Christabel Pankhurst. Mary Richardson slashed a painting and was sent to prison; she was force-fed and ill.",
  "# Trench poetry\n\nIvor Gurney was gassed at the front and later died in an asylum. Isaac Rosenberg was a painter from a poor Jewish family. Wilfred Owen was treated for shell shock.",
  "# Parliament\n\nNancy Astor took her seat in 1919. Constance Markievicz refused hers.",
  "# Baroque\n\nBarbara Strozzi was the daughter of a poet. Antonio Vivaldi had asthma and taught girls at an orphanage.",
  "# To Kill a Mockingbird\n\nTom Robinson is accused. Mayella Ewell is beaten by her father. Bob Ewell drinks. Dill Harris runs away from home.",
  "# L'affaire Dreyfus\n\nAlfred Dreyfus fut arrêté en 1894. Marie-Georges Picquart trouva le vrai coupable. Mathieu Dreyfus, frère du capitaine, chercha de l'aide.",
  "# Widerstand\n\nSophie Scholl verteilte Flugblätter. Hans Scholl wurde verhaftet. Christoph Probst war Vater von drei Kindern.",
  "# Pintura\n\nJuan de Pareja fue esclavo de Velázquez. Luisa Roldán esculpió en madera. Clara Peeters pintó bodegones.",
  "# Wira\n\nHang Jebat menderhaka. Tok Janggut ditangkap dan digantung. Leftenan Adnan Saidi cedera dan dibunuh.",
  "# DNA\n\nRosalind Franklin took Photo 51. Raymond Gosling, her student, printed it. Maurice Wilkins showed it to James Watson.",
];

/** The same kind of note with somebody of the room in it: the name that is to be shown, and the note. */
const pupils: readonly (readonly [name: string, note: string])[] = [
  [
    "Callum Hargreaves",
    "# Peterloo\n\nOn 16 August 1819 Henry Hunt spoke at St Peter's Field.\n\nCallum Hargreaves needs the text in large print, and Aisha Begum in 9B got 34% in the last test.",
  ],
  [
    "Priya Nair",
    "# The Chartists\n\nWilliam Lovett drafted the six points in 1838.\n\nGroups: Tom Ashworth, Priya Nair, Kacper Nowak at the front table.",
  ],
  [
    "Jade Whitlock",
    "# Minimalism\n\nTerry Riley composed In C in 1964. Jade Whitlock's mum has rung about her anxiety, so she plays alone.",
  ],
  [
    "Oliver Pym",
    "# Nucleus\n\nErnest Rutherford proposed the nucleus in 1911. Oliver Pym was rude in the practical last week and is on report.",
  ],
  [
    "Mathis Lefèvre",
    "# La Commune\n\nLouise Michel fut déportée en 1873. Mathis Lefèvre est dyslexique et a besoin d'un texte agrandi.",
  ],
  [
    "Finn Krüger",
    "# Märzrevolution\n\nRobert Blum wurde 1848 erschossen. Finn Krüger aus der 8b hat ADHS und sitzt vorne.",
  ],
  [
    "Lucía Romero",
    "# Las Cortes de Cádiz\n\nAgustín Argüelles defendió la abolición en 1811. Lucía Romero sacó un 3 en el examen y sus padres se separan.",
  ],
  [
    "Nurul Izzah binti Hamid",
    "# Penentangan\n\nMat Kilau memimpin penentangan di Pahang. Nurul Izzah binti Hamid dari 3 Bestari gagal ujian bulan lepas.",
  ],
  ["Dean Collier", "# Seating\n\nHarry Booth next to Ella Marsh. Keep Dean Collier away from the window."],
  [
    "Leah Thornton",
    "# Poetry notes\n\nSimon Armitage wrote Remains in 2008. Ask Leah Thornton to read first; she stammers.",
  ],
  ["Megan Foyle", "# 8C\n\nMegan Foyle\nRyan Tully\nSana Iqbal"],
  [
    "Callum Reid",
    "# Peterloo\n\nHenry Hunt was arrested.\n\nRemember: Callum Reid and Josh Bain fight, so keep them apart.",
  ],
  [
    "Ellie Marsden",
    "# Electricity\n\nMichael Faraday had little schooling.\n\nWorksheet. Name: Ellie Marsden  Class: 9X2  Mark: 7/20",
  ],
  ["Zara Malik", "# Fractions\n\nZara Malik is EAL and Ben Foster has ADHD."],
  ["Grace Adeyemi", "# Poetry\n\nGrace Adeyemi's dad is in prison; leave out the prison poem."],
  [
    "Ethan Wells",
    "# Blues\n\nBessie Smith sang with Louis Armstrong.\n\nEthan Wells didn't hand in his homework.",
  ],
  [
    "Inès Caron",
    "# Les mines\n\nÉtienne Lantier arrive à Montsou.\n\nInès Caron (5e B) n'a pas rendu son devoir.",
  ],
  [
    "Leonie Vogt",
    "# Die Räuber\n\nKarl Moor ist der ältere Bruder.\n\nLeonie Vogt hat in der Klassenarbeit eine 5 und weint oft.",
  ],
  ["Hugo Prieto", "# Bodas de sangre\n\nHugo Prieto, de 3º B, molesta en clase."],
  [
    "Aiman Hakim",
    "# Tokoh\n\nOnn Jaafar menubuhkan UMNO.\n\nAiman Hakim selalu ponteng kelas dan bapanya dipenjara.",
  ],
  ["Amy Lister", "# Reading groups\n\nRed: Amy Lister, Noor Hassan, Jake Pratt\nBlue: Owen Tate, Lily Chan"],
  ["07700 900123", "# Blues\n\nBessie Smith sang.\n\nContact Mrs Wilkes on 07700 900123."],
  [
    "Liam Doyle",
    "# Trench poetry\n\nIvor Gurney was gassed at the front.\n\nLiam Doyle is partially deaf, so read aloud facing him.",
  ],
  ["Maisie Holt", "# DNA\n\nMaisie Holt cried in the practical and refuses to work with Tia Grant."],
  [
    "Keira Simms",
    "# Suffragettes\n\nEmily Davison died in 1913.\n\nKeira Simms and Jodie Platt: D and E in the mock, need the writing frame.",
  ],
  [
    "Noah Perrin",
    "# Dreyfus\n\nAlfred Dreyfus fut arrêté en 1894.\n\nNoah Perrin est sourd d'une oreille, le placer devant.",
  ],
  [
    "Emre Yilmaz",
    "# Widerstand\n\nHans Scholl wurde verhaftet.\n\nEmre Yilmaz stört ständig, seine Mutter ist krank.",
  ],
  [
    "Valeria Soto",
    "# Pintura\n\nClara Peeters pintó bodegones.\n\nValeria Soto tiene ansiedad y no quiere exponer.",
  ],
  [
    "Danish Irfan",
    "# Wira\n\nTok Janggut ditangkap.\n\nDanish Irfan menghidap asma, jangan suruh dia berlari.",
  ],
  ["Poppy Lane", "# Baroque\n\nName: Poppy Lane\n\nVivaldi wrote four concertos."],
  ["Freya Long", "# Parliament\n\n7A\n\n- Freya Long\n- Adam Siddiq\n- Beth Crowe"],
  ["Ruby Finch", "# Parliament\n\nOscar Dunn 14/20\nRuby Finch 9/20\nAli Raza 17/20"],
];

describe("a note on a topic", () => {
  test.each(subjects)("may name the people of its subject: %s", (note) => {
    expect(found(note)).toEqual([]);
  });

  test.each(pupils)("with a pupil in it is asked about: %s", (name, note) => {
    expect(found(note)).toContain(name);
  });

  test("who shows as a pupil is shown in full with the line, to her who wrote it, and kept masked", async () => {
    const note = "# Peterloo\n\nHenry Hunt spoke.\n\n- Josie Tranter (9B) has epilepsy";
    const kept: Consent[] = [];
    const keep = async (consent: Consent) => void kept.push(consent);
    const asked = await askBeforeSaving([["the note", note]], { agreed: false, keep }, "subject").catch(
      (error: unknown) => error,
    );
    if (!(asked instanceof AsksFirst)) throw new Error("It was not asked about.");
    expect(asked.findings).toMatchObject([
      { written: "Josie Tranter", passage: "Josie Tranter (9B) has epilepsy" },
    ]);
    expect(asked.message).not.toContain("Tranter");
    await askBeforeSaving([["the note", note]], { agreed: true, keep }, "subject");
    expect(JSON.stringify(kept)).not.toContain("Tranter");
  });

  test("in her class's file a name alone is asked about still", () => {
    expect(shownInFile("classes/9B.md", "James Wroe", "people")).toHaveLength(1);
  });
});
