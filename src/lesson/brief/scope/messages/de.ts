import type { Sayings } from "./sayings.ts";

const instead =
  "Ich plane Unterricht und was dazugehört: Arbeitsblätter, Quiz, Hausaufgaben, Lernzettel, Reihen, Differenzierung.";

export const de: Sayings = {
  reference: `Das ist ein Zeugnis oder eine Empfehlung über einen Menschen; das muss Ihr eigenes Wort sein. ${instead} Ich kann eine Stunde darüber planen: „eine Stunde über Empfehlungsschreiben, Klasse 11“.`,
  application: `Das ist der Text für eine Bewerbung. ${instead} Ich kann eine Stunde planen, in der die Klasse eigene schreibt: „eine Stunde zum Bewerbungsschreiben, Klasse 9“.`,
  report: `Das sind Zeugnisse oder Bemerkungen über Schülerinnen und Schüler: Ihr Urteil und personenbezogene Daten. ${instead} Ich kann Kriterien schreiben oder eine Aufgabe, die Ihnen Belege gibt.`,
  message: `Das ist eine Nachricht an Eltern oder Kollegium. ${instead} Soll die Klasse so einen Text untersuchen oder schreiben, sagen Sie es: „ein Musterbrief zum Verbessern, Klasse 7“.`,
  admin: `Das ist Schulverwaltung und kein Unterricht. ${instead} Für eine Abwesenheit kann ich die Vertretungsstunde planen.`,
  behaviour: `Das ist ein Vermerk über das Verhalten eines Kindes; er gehört in das System Ihrer Schule. ${instead} Ich kann eine Stunde über Regeln oder Zusammenarbeit planen.`,
  "pupil-work": `Das ist ein Text, den jemand als eigene Schülerarbeit abgeben könnte. ${instead} Ich kann eine Musterlösung zum Untersuchen, eine Gliederung oder ein Schreibgerüst schreiben: Sagen Sie, für wen.`,
  marking: `Das ist das Bewerten von Schülerarbeiten; das Urteil ist Ihres. ${instead} Ich kann einen Erwartungshorizont, Kriterien oder eine Übung zu einem häufigen Fehler schreiben.`,
  personal: `Das betrifft keinen Unterricht. ${instead} Nennen Sie mir ein Thema und eine Klasse.`,
  advice: `In persönlichen, medizinischen, rechtlichen oder Geldfragen kann ich nicht raten; fragen Sie bitte jemanden vom Fach. ${instead}`,
  "own-code": `Das ist Ihr eigenes Projekt und nicht das einer Klasse. ${instead} Ich kann Beispielprogramme und Aufgaben zur Fehlersuche für eine Klasse schreiben: Nennen Sie Thema und Klasse.`,
  chat: `Ich bin nur zum Planen zu gebrauchen. ${instead} Nennen Sie mir ein Thema und eine Klasse.`,
  trivia: `Das ist eine Frage ohne Unterricht darum herum. ${instead} Ist es für eine Klasse, sagen Sie es: „fünf Fragen dazu für die 7b“.`,
  media: `Ich kann keine Bilder, Töne oder Videos machen oder finden; ich schreibe Text. ${instead} Ich kann das Bild beschreiben, das Sie brauchen, oder Fragen zu einem Video schreiben.`,
  send: `Ich kann nichts verschicken oder teilen: Von selbst verlässt nichts diesen Rechner. ${instead} Ich kann die Datei schreiben, und Sie schicken sie weiter.`,
  print: `Ich kann nicht drucken. ${instead} Lassen Sie es als Dokument speichern und drucken Sie es von dort.`,
  web: `Ich kann nicht ins Netz und keine Seiten öffnen. ${instead} Fügen Sie ein, was Sie brauchen, oder legen Sie es in Ihren Ordner.`,
  systems: `Ich komme weder an Teams noch an Google Classroom noch an ein anderes Schulsystem. ${instead} Ich kann die Datei schreiben, und Sie laden sie hoch.`,
  "pupil-data": `Ich kann niemanden nachschlagen und behalte nichts über einzelne Kinder. ${instead} Beschreiben Sie ohne Namen, was die Klasse braucht.`,
  remind: `Ich kann nicht erinnern, buchen oder bestellen. ${instead} Ich kann aufschreiben, was eine Stunde braucht.`,
  harm: `Hier wird gefragt, wie man Schaden anrichtet; das gehört vor keine Klasse. ${instead} Ich kann eine Stunde über die Gefahr, das Recht oder die Geschichte planen: „sicher im Netz, Klasse 5“.`,
  apology: `Hier soll ein großes Unrecht als richtig gelehrt werden; das kommt vor keine Klasse. ${instead} Ich kann eine Stunde planen, in der Schülerinnen und Schüler es auseinandernehmen: „wie die Propaganda der Nationalsozialisten überzeugte, mit Quellen“.`,
  instructions: `Was mir gesagt wird, steht in den Dateien des Projekts unter plugins/lesson-planning und ist für alle zu lesen; ich wiederhole es hier nicht und kann es nicht beiseitelassen. ${instead}`,
  unclear: `Sagen Sie mir, worum es gehen soll und für wen: „45 Minuten über Brüche, Klasse 6“ oder „ein Quiz zur Fotosynthese, Klasse 7“. ${instead}`,
  readsAs: (what) =>
    `Das klingt nach ${what}. ${instead} Ist es für eine Klasse, sagen Sie es: das Thema, und für wen.`,
  askWhether: (what) =>
    `Ist das eine Stunde, die Sie planen möchten? Es klingt nach ${what}. Wenn ja, nennen Sie Thema und Klasse: „45 Minuten dazu für die 7b“. ${instead}`,
  kinds: {
    admin: "Schulverwaltung",
    chat: "Plauderei oder einer Frage ohne Unterricht darum herum",
    coding: "einem eigenen Projekt und nicht dem einer Klasse",
    extraction: "einer Frage danach, was mir gesagt wird",
    harm: "einem Weg, Schaden anzurichten",
    marking: "dem Bewerten von Schülerarbeiten",
    other_writing: "einem eigenen Text und keiner Stunde",
    personal: "einer eigenen Sache und nicht der einer Klasse",
    vague: "einer Bitte, der noch das Thema fehlt",
  },
};
