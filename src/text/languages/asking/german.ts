import type { Asking } from "./asking.ts";

export const germanAsking: Asking = {
  around: `schon wieder gar ueberhaupt leider echt immer wirklich
    bitte danke aeh ah aehm hm also aber und denn doch mal halt eben eigentlich jetzt nun nochmal noch einmal einfach
    sorry entschuldigung ok okay mann ja na so hier genau schnell endlich herr frau dann moment warte hae haeh`,
  curses:
    "scheisse scheiss scheissdreck verdammt verdammte verdammter verdammtes verflucht arschloch kacke fick ficken",
  joins: "aber und also weil denn oder deshalb",
  opens: "was wer wie wo wann warum wieso weshalb welche welcher welches wozu womit woher",
  openingVerbs: "ist sind kann koennen soll muss darf hat haben",
  addresses: `
    kann/kannst/koennen/koenntest/muss/soll/darf/willst ich/du/wir/sie/man`,
  frames: {
    another: `
      eine? andere/neue/leichtere/einfachere frage
      noch eine frage
      etwas/was anderes/leichteres/einfacheres
      leichter/einfacher
      frag mich etwas/was anderes/leichteres
      stell/gib mir eine andere/neue/leichtere/einfachere frage
      kann ich eine andere/neue/leichtere/einfachere frage haben/bekommen
      nicht diese frage`,
    pronounce: `
      wie spricht/spreche man/ich das? wort? <x> aus
      wie wird das? wort? <x> ausgesprochen
      wie klingt/hoert <x> sich? an?
      wie ist die aussprache von <x>
      aussprache von <x>
      kannst/koenntest du mir? <x> vorsprechen/vorlesen/aussprechen`,
    stop: `
      stop/stopp/ende/schluss/aufhoeren/genug/fertig/tschuess
      ich moechte/will/muss/moecht jetzt? aufhoeren/gehen/los/stoppen/beenden
      schluss/genug fuer heute
      hoeren wir auf
      lass uns aufhoeren
      das reicht fuer? heute?
      ich bin fertig`,
    reveal: `
      zeig/sag/gib/zeige/sage/nenn mir? doch? die/deine? antwort/loesung
      was ist die richtige? antwort/loesung
      die antwort/loesung
      wie lautet die antwort/loesung
      ich gebe/geb auf
      aufgeben
      ueberspringen
      weiter
      naechste frage
      loes/loese auf`,
    hint: `
      ein/einen/noch? tipp/hinweis/hilfe
      gib mir einen? kleinen? tipp/hinweis
      kannst/koenntest du mir einen? tipp/hinweis geben
      kannst/koenntest du mir helfen
      hilf mir
      hilfe
      ich brauche/brauch einen? hilfe/tipp/hinweis
      ich komme/komm nicht weiter
      ich haenge/haeng fest`,
    repeat: `
      kannst/koenntest/koennen du/sie die? frage? wiederholen
      kannst/koenntest du das wiederholen
      wiederhole/wiederhol die? frage?
      wie war/lautet/lautete die frage
      was war die frage
      die? frage
      wie bitte war das`,
    difference: `
      was ist der unterschied zwischen <x> und <y>
      unterschied zwischen <x> und <y>
      worin unterscheiden sich <x> und <y>
      wie unterscheidet sich <x> von <y>`,
    say: `
      wie sagt/sage/schreibt/heisst/nennt man/ich? <x> auf <y>
      wie sagt/sage/schreibt/nennt man/ich <x>
      wie heisst <x> auf <y>
      was heisst <x> auf malaiisch/deutsch/englisch/franzoesisch/spanisch
      was ist das wort fuer <x>
      wie uebersetzt man <x>`,
    example: `
      ein/weiteres/anderes? weiteres/anderes? beispiel/beispiele
      noch ein beispiel
      zum beispiel
      bsp
      kannst/koenntest du mir? ein weiteres/anderes? beispiel geben/nennen/zeigen
      gib/zeig/nenn mir? ein weiteres/anderes? beispiel
      gib/zeig/nenn mir? ein beispiel fuer <x>
      hast du ein weiteres/anderes? beispiel`,
    unknown: `
      ich weiss die antwort/das wort? nicht
      ich? weiss/weisz/wusste es/das/ich/ichs? es/das? leider? nicht/nich mehr?
      das? weiss ich leider? nicht
      keine ahnung/idee
      ich? habe/hab keine ahnung
      ka/kp
      null ahnung
      ich? habe/hab das/es leider? vergessen
      das habe/hab ich leider? vergessen
      vergessen
      ich? erinnere mich nicht
      faellt mir nicht ein
      ich bin mir? nicht sicher
      woher/wie soll ich das wissen
      weiss ich doch nicht
      nicht sicher`,
    unclear: `
      ich? verstehe/versteh/kapiere/kapier/check/raffe/raff das/es/die/nichts? frage? nicht/nix? ganz?
      das? verstehe/versteh/kapiere/kapier/check/raff ich nicht
      ich? habe/hab das/es/die? frage? nicht verstanden
      nicht verstanden
      wie bitte
      wie/was/haeh/hae
      wie meinst du das
      was meinst du damit?
      was soll das heissen/bedeuten?
      was heisst/bedeutet das
      was soll ich machen/tun/schreiben/sagen
      das ist unklar
      ich bin verwirrt
      was soll das`,
    upset: `
      das/es ist viel? zu? so? ein/eine/der? mist/scheiss/quatsch/bloedsinn/bescheuert/bekloppt/daneben
      das ist viel? zu? so? schwer/schwierig/bloed/doof/dumm/langweilig/unfair/bescheuert
      zu schwer/schwierig
      ein mist/scheiss/quatsch/bloedsinn
      so ein/eine mist/scheiss/quatsch/bloedsinn/scheisse
      was fuer ein/eine mist/scheiss/quatsch/bloedsinn/scheisse
      mir reicht es/das
      mir reichts
      ich habe/hab keine/keinen lust/bock/nerven mehr? darauf?
      keine/keinen lust/bock mehr?
      halt die klappe/fresse/den? mund?
      leck mich am? arsch?
      du kannst mich mal?
      lass mich in ruhe
      ich bin genervt/sauer/wuetend/muede
      bloede/doofe/dumme frage
      du bist doof/bloed/dumm/nutzlos
      ich hasse das/es
      das nervt
      ich kann das nicht
      langweilig`,
    discouraged: `
      ich bin einfach/wohl? ein/eine/der/die? so/zu/echt/voll/total/zu? ein? bloed/dumm/doof/daemlich/schlecht/unfaehig/idiot/versager/versagerin/niete/null dafuer/darin/in/fuer? das/mathe/sprachen/sowas/dazu?
      ich fuehle/fuehl mich so? dumm/bloed/wie? ein? idiot/versager?
      ich kann/kapier/kapiere/versteh/verstehe/lern/lerne das/es/gar/ueberhaupt? nie/nichts/niemals
      das/es lern/lerne/kapier/kapiere/schaff/schaffe/versteh/verstehe/kann ich nie/niemals
      ich werde das/es nie/niemals lernen/verstehen/koennen/schaffen
      ich schaff/schaffe das/es nie/nicht/niemals
      ich mache/mach alles/immer alles? falsch
      das/es ist hoffnungslos
      hoffnungslos
      es hat keinen sinn
      das hat keinen sinn
      alle anderen koennen/verstehen/schaffen das/es
      warum/wieso bin ich so dumm/bloed/schlecht
      ich koennte/moechte heulen/weinen`,
    confirm: `
      ist es <x>
      ist das <x> ??
      ist die antwort <x>
      meinst du <x>
      koennte/kann es <x> sein
      waere es <x>`,
    explain: `
      erklaer/erklaere mir? was <x> ist/sind/bedeutet/heisst
      kannst/koenntest du mir? erklaeren was <x> ist/sind/bedeutet/heisst
      wie geht das
      wie funktioniert das
      erklaer/erklaere/erklaeren mir? das/es? besser/anders/genauer?
      kannst/koenntest/koennen du/sie mir? das/es? besser/anders/genauer? erklaeren
      kannst/koenntest du mir <x> erklaeren
      erklaer/erklaere mir <x>
      eine? erklaerung
      ich brauche/haette gern? eine erklaerung
      mit anderen worten
      erzaehl/erzaehle mir mehr darueber/davon?`,
    why: `
      warum/wieso/weshalb ist <x> falsch/richtig/nicht? richtig/wahr? ??
      was ist/war an <x> falsch
      warum/wieso/weshalb nicht/das?
      warum/wieso/weshalb ist das so? falsch/richtig/nicht? richtig?
      warum/wieso/weshalb ist das
      wie kommt das
      aus welchem grund
      sag mir warum
      ich verstehe nicht warum
      was ist/war daran falsch
      was war/ist falsch
      warum/wieso/weshalb heisst/ist/sagt/nimmt/schreibt/benutzt/steht es/man/da/das/hier? <x> und/aber nicht <y>
      warum/wieso/weshalb heisst/ist/sagt/nimmt/schreibt/benutzt/steht es/man/da/das/hier? <x> statt/anstatt <y>
      warum/wieso/weshalb <x> und/aber nicht <y>
      warum/wieso/weshalb <x> statt/anstatt <y>
      warum/wieso/weshalb nicht <x>
      warum/wieso/weshalb heisst/sagt/nimmt/schreibt/benutzt/steht es/man/da/hier <x>
      warum/wieso/weshalb braucht man <x>
      warum/wieso/weshalb <x> ??`,
    meaning: `
      ich? habe/hab vergessen was <x> bedeutet/heisst/ist
      ich weiss nicht was <x> bedeutet/heisst/ist
      was bedeutet/heisst das? wort? der? begriff? <x>
      was versteht man unter <x>
      was meint man mit <x>
      was ist/sind mit <x> gemeint
      was meinst du mit <x>
      <x> heisst/bedeutet was
      bedeutung von <x>
      definiere <x>
      was ist/sind <x> ??`,
  },
  comfort: {
    calm: "Dass es schwer ist, sagt nichts darüber, wie klug du bist: So fühlt sich Lernen an, bevor etwas sitzt.",
    soFar: "Bis jetzt waren hier {right} von {of} Antworten richtig.",
    wayOn:
      "Sag „erklär mir das“, dann hörst du es von vorn, „eine andere Frage“, „zeig mir die Antwort“ oder „Schluss“: Was du gemacht hast, bleibt.",
  },
};
