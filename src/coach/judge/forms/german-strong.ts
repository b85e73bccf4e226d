type Parts = { third: string | null; past: string; participle: string };

/** The parts of a verb that no rule makes; null where it is regular. `hard`: a prefix that stays, and takes the ge-. */
export function strongParts(verb: string, hard = ""): Parts | null {
  const parts = byVerb.get(verb);
  if (parts === undefined) return null;
  const [past = "", participle = "", third = null] = parts;
  return {
    third: third === null ? null : hard + third,
    past: hard + past,
    participle: hard === "" ? participle : hard + participle.replace(/^ge/, ""),
  };
}

/** Infinitive, past, participle, and the third person where its vowel changes. */
const byVerb = new Map(
  `backen backte gebacken backt,befehlen befahl befohlen befiehlt,beginnen begann begonnen,beißen biss gebissen
bieten bot geboten,binden band gebunden,bitten bat gebeten,bleiben blieb geblieben,brechen brach gebrochen bricht
brennen brannte gebrannt,bringen brachte gebracht,denken dachte gedacht,dürfen durfte gedurft darf
empfehlen empfahl empfohlen empfiehlt,essen aß gegessen isst,fahren fuhr gefahren fährt,fallen fiel gefallen fällt
fangen fing gefangen fängt,finden fand gefunden,fliegen flog geflogen,fließen floss geflossen,fressen fraß gefressen frisst
frieren fror gefroren,geben gab gegeben gibt,gehen ging gegangen,gelingen gelang gelungen,gelten galt gegolten gilt
genießen genoss genossen,geschehen geschah geschehen geschieht,gewinnen gewann gewonnen,gießen goss gegossen
graben grub gegraben gräbt,greifen griff gegriffen,haben hatte gehabt hat,halten hielt gehalten hält,hängen hing gehangen
heben hob gehoben,heißen hieß geheißen,helfen half geholfen hilft,kennen kannte gekannt,klingen klang geklungen
kommen kam gekommen,können konnte gekonnt kann,laden lud geladen lädt,lassen ließ gelassen lässt,laufen lief gelaufen läuft
leiden litt gelitten,leihen lieh geliehen,lesen las gelesen liest,liegen lag gelegen,lügen log gelogen,messen maß gemessen misst
mögen mochte gemocht mag,müssen musste gemusst muss,nehmen nahm genommen nimmt,nennen nannte genannt
pfeifen pfiff gepfiffen,raten riet geraten rät,reißen riss gerissen,reiten ritt geritten,rennen rannte gerannt
riechen roch gerochen,rufen rief gerufen,scheiden schied geschieden,scheinen schien geschienen,schieben schob geschoben
schießen schoss geschossen,schlafen schlief geschlafen schläft,schlagen schlug geschlagen schlägt
schließen schloss geschlossen,schneiden schnitt geschnitten,schreiben schrieb geschrieben,schreien schrie geschrien
schweigen schwieg geschwiegen,schwimmen schwamm geschwommen,sehen sah gesehen sieht,sein war gewesen ist
senden sandte gesandt,singen sang gesungen,sinken sank gesunken,sitzen saß gesessen,sprechen sprach gesprochen spricht
springen sprang gesprungen,stehen stand gestanden,stehlen stahl gestohlen stiehlt,steigen stieg gestiegen
sterben starb gestorben stirbt,stinken stank gestunken,stoßen stieß gestoßen stößt,streichen strich gestrichen
streiten stritt gestritten,tragen trug getragen trägt,treffen traf getroffen trifft,treiben trieb getrieben
treten trat getreten tritt,trinken trank getrunken,tun tat getan tut,vergessen vergaß vergessen vergisst
verlieren verlor verloren,wachsen wuchs gewachsen wächst,waschen wusch gewaschen wäscht,weisen wies gewiesen
wenden wandte gewandt,werben warb geworben wirbt,werden wurde geworden wird,werfen warf geworfen wirft
wiegen wog gewogen,wissen wusste gewusst weiß,wollen wollte gewollt will,ziehen zog gezogen,zwingen zwang gezwungen`
    .split(/[,\n]/)
    .map((line) => {
      const [verb = "", ...parts] = line.split(" ");
      return [verb, parts] as const;
    }),
);
