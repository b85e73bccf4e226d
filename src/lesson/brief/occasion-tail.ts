/**
 * What is said behind a topic without a comma, of the occasion, the hurry or out of politeness: "quick one before lunch",
 * "s'il vous plaît". In English, French, German, Spanish and Malay, and the commonest of it in Italian, Portuguese and Dutch.
 */
const words = (...lines: readonly string[]) => lines.join("|");

const thanks = words(
  "please(?: and)?(?: thank(?:s| you))?|pls|plz|(?:many )?thanks(?: a lot| so much| in advance)?|thank you(?: so much| very much)?|cheers|if (?:you can|possible|you would|that's (?:ok|okay|alright))|when you (?:can|get a (?:chance|minute|moment))",
  "s['’]il (?:vous|te) pla[iî]t|svp|stp|merci(?: beaucoup| d['’]avance| bien)?|si possible|si c['’]est possible",
  "bitte(?: sch[oö]n)?|danke(?: sch[oö]n| im voraus)?|vielen dank|wenn (?:möglich|es geht)",
  "por favor|(?:muchas )?gracias(?: de antemano)?|si es posible|si puedes?",
  "terima kasih(?: banyak)?|tolong|jika boleh|kalau boleh",
  "per favore|per piacere|grazie(?: mille)?|se possibile|(?:muito )?obrigad[oa]|se possível|alstublieft|alsjeblieft|graag|dank (?:je|u)(?: wel)?",
);

const hurry = words(
  "(?:just |as |only )*(?:an? )?(?:really |very |nice |super )?(?:quick|short|easy|simple|fun|gentle|calm|quiet|little) (?:one|thing|filler|activity|something|bit)|(?:just )?something (?:quick|short|easy|simple|fun|calm|quiet)|nothing (?:too )?(?:fancy|long|big|complicated|heavy)|as a (?:quick )?filler",
  "(?:un truc|quelque chose) (?:de )?(?:rapide|simple|court|facile)|vite fait",
  "(?:et)?was (?:ganz )?(?:schnelles|kurzes|einfaches|leichtes)|auf die schnelle",
  "algo (?:muy )?(?:rápido|corto|sencillo|fácil|rapidito)",
  "yang (?:ringkas|cepat|mudah|pendek)",
  "qualcosa di (?:veloce|rapido|breve|semplice)|algo rápido|iets (?:kort|snel|makkelijk|simpel)s?",
);

const dayOf =
  "(?:mon|tues|wednes|thurs|fri)days?|today|tomorrow|tmrw|(?:this|tomorrow|next) (?:morning|afternoon|week)";
const when = words(
  `(?:(?:straight|right|just) )?(?:before|after|until|till) (?:the )?(?:lunch(?:time)?|break(?:time)?|playtime|dinner|assembly|home ?time|bell|registration|pe|swimming|half[- ]term|the holidays|the weekend)(?: (?:on )?(?:${dayOf}))?`,
  "(?:first|last) (?:thing|lesson|period)(?: (?:on|of) [\\p{L} ]{3,20})?|(?:for |it's |it is )?(?:the |a |one )?(?:whole|full|entire) (?:morning|afternoon|day)|(?:all|for the) (?:morning|afternoon|day)",
  `(?:on )?(?:a )?(?:${dayOf}) (?:morning|afternoon|am|pm)`,
  "(?:juste )?(?:avant|après) (?:la |le |les |l['’])(?:récré(?:ation)?|déjeuner|cantine|pause|sport|vacances|sortie)|(?:en )?fin de (?:journée|matinée|semaine)|(?:demain|lundi|mardi|mercredi|jeudi|vendredi)(?: (?:matin|après-midi))?|toute (?:la matinée|l['’]après-midi|la journée)",
  "(?:kurz )?(?:vor|nach) (?:der |dem |den )(?:großen )?(?:pause|mittagspause|mittagessen|sport(?:unterricht)?|ferien)|(?:in der )?(?:letzten?|ersten?) stunde|(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag)(?:nachmittag|morgen|vormittag)?|den ganzen (?:vormittag|nachmittag|tag)",
  "(?:justo )?(?:antes|después) (?:del |de la |de )(?:recreo|almuerzo|comida|comer|descanso|vacaciones)|a (?:última|primera) hora|(?:el )?(?:lunes|martes|miércoles|jueves|viernes)(?: por la (?:mañana|tarde))?|toda la (?:mañana|tarde)",
  "(?:sebelum|selepas) (?:waktu )?(?:rehat|makan|perhimpunan|cuti|sekolah)|waktu (?:terakhir|pertama)|(?:pada )?hari (?:isnin|selasa|rabu|khamis|jumaat)|sepanjang (?:pagi|petang)",
  "(?:prima|dopo) (?:del(?:la|l['’])? ?)(?:ricreazione|pranzo|intervallo)|(?:antes|depois) do (?:recreio|almoço|intervalo)|(?:voor|na) de (?:pauze|lunch)",
);

/** Only behind a comma or a dash: "colours in French" is a topic. */
const languages = words(
  "in (?:english|french|german|spanish|malay|italian|portuguese|dutch|welsh)",
  "en (?:français|anglais|allemand|espagnol|español|inglés|francés)|auf (?:deutsch|englisch|französisch|spanisch)|in (?:italiano|inglese)|em (?:português|inglês)|in het (?:nederlands|engels)|dalam bahasa (?:melayu|malaysia|inggeris|indonesia)",
);

export const occasionTails: readonly RegExp[] = [
  new RegExp(`(?<=\\S)[\\s,;:.!–—-]+(?:${thanks})[\\s.!]*$`, "iu"),
  new RegExp(`(?<=\\S)[\\s,;:.!–—-]+(?:${hurry})[\\s.!]*$`, "iu"),
  new RegExp(`(?<=\\S)[\\s,;:.!–—-]+(?:${when})[\\s.!]*$`, "iu"),
  new RegExp(`(?<=\\S)\\s*(?:[,;:.!]|\\s[–—-])\\s*(?:${languages})[\\s.!]*$`, "iu"),
];
