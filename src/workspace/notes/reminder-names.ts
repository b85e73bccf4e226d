/** What a teacher calls a reminder to herself, where it can be nothing else; small letters, parted by "|". */
export const reminderNames =
  "reminder|reminders|to do|todo|to-do|things to do|note to self|memo|jobs|à faire|pense-bête|erinnerung|erinnerungen|zu erledigen|merkzettel|recordatorio|recordatorios|por hacer|untuk dibuat";

/** "REMEMBER: photocopy the strips": what is to be remembered is a chore, and hers, and nothing of the matter. */
export const isChore = (text: string): boolean => chore.test(text);

const chore =
  /^(?:photocopy|laminate|print|phone|ring|e-?mail|book (?:the|a)\b|order (?:the|more|some|new)\b|buy|borrow|return (?:the |all )?(?:library|books|keys)|collect (?:in|the|money|slips)|(?:ask|tell|see|thank|chase|remind) (?:mrs?|ms|miss|dr|the (?:office|head|ta|technician|caretaker))\b|demander|rendre|photocopier|imprimer|acheter|apporter|réserver|récupérer|prévenir|commander|pedir|devolver|fotocopiar|imprimir|comprar|traer|reservar|avisar|minta|fotokopi|cetak|beli|pinjam)(?!\p{L})|(?<!\p{L})(?:holen|kopieren|ausdrucken|besorgen|austeilen|anrufen|mitbringen|bestellen|einsammeln|reservieren)[\s!.]*$/iu;
