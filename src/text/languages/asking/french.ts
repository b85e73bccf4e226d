import type { Asking } from "./asking.ts";

export const frenchAsking: Asking = {
  around: `deja du tout toujours carrement franchement
    stp svp sil te vous plait pardon desole desolee euh ben bah mais donc alors merci ok bon et oh ah
    encore vraiment juste maintenant moi ici professeur monsieur madame hm non attends attendez`,
  curses: "merde putain bordel foutre chier chiant connerie conneries connard encule",
  joins: "mais et donc alors parce car ou",
  opens: "que quel quelle quels quelles quoi qui ou quand pourquoi comment combien quest",
  openingVerbs: "est estce peux peut",
  addresses: `
    peux/peut/puis/dois/est je/tu/on/vous/il/ce
    tu/je/on/vous peux/peut/pouvez/dois/doit`,
  frames: {
    another: `
      une? autre/nouvelle question plus? facile/simple?
      une question plus facile/simple
      autre chose
      plus facile/simple
      quelque chose de plus facile/simple
      pose/donne moi une autre question
      je peux avoir une autre question
      tu peux me poser une autre question
      pas cette question`,
    pronounce: `
      comment prononce t? on <x>
      comment on/tu/je prononce/prononces <x>
      comment se prononce le? mot? <x>
      comment ca/cela se prononce
      comment <x> se prononce
      quelle est la prononciation de <x>
      prononciation de <x>
      tu peux prononcer <x>
      peux tu prononcer <x>`,
    stop: `
      stop/arrete/arreter/arretez/assez/fini/fin
      on arrete/finit la/ici?
      je veux/voudrais/dois arreter/finir/partir la/ici?
      ca suffit pour? aujourdhui?
      stop ca suffit
      assez pour aujourdhui
      jai fini
      cest fini`,
    reveal: `
      donne/dis/montre/donnez/dites/montrez moi? la/ta/votre? reponse/solution
      cest quoi la reponse/solution
      quelle est la bonne? reponse/solution
      la reponse/solution
      je/j abandonne
      jabandonne
      je donne ma langue au chat
      passe/passer
      question suivante`,
    hint: `
      je peux avoir un/une? autre? indice/aide/piste
      puis je avoir un indice
      un/une/autre? autre? indice/aide/piste
      aide/aidez moi?
      tu peux maider
      peux tu maider
      pouvez vous maider
      donne/donnez moi un/une autre? indice/piste
      jai besoin daide
      je suis bloque/bloquee/coince/coincee`,
    repeat: `
      peux tu repeter la? question?
      tu peux repeter la? question?
      pouvez vous repeter la? question?
      vous pouvez repeter la? question?
      repete/repetez la? question?
      cetait quoi la question
      quelle etait/est la question
      comment
      pardon`,
    difference: `
      quelle est la difference entre <x> et <y>
      cest quoi la difference entre <x> et <y>
      difference entre <x> et <y>`,
    say: `
      comment dit on <x> en <y>
      comment dit on <x>
      comment on/tu/je dit/dis <x> en <y>
      comment on/tu/je dit/dis <x>
      comment dire <x> en <y>
      comment dire <x>
      comment se dit <x> en? <y>?
      comment dis tu <x>
      quel est le mot pour <x>
      cest quoi le mot pour <x>`,
    example: `
      un/dautres/autre? autre/autres? exemple/exemples
      encore un exemple
      par exemple
      peux tu me? donner un/autre? autre? exemple
      tu peux me? donner un autre? exemple
      tu peux/pourrais me? montrer un autre? exemple
      pouvez vous me? donner un autre? exemple
      donne/donnez/montre/montrez moi? un autre? exemple
      donne/donnez moi? un exemple de/d <x>
      tu as un autre? exemple
      tas un autre? exemple`,
    unknown: `
      je? ne? nen? sais pas/plus/rien du? tout?
      jsp/jsais/chais pas/plus?
      je? ne? men? me? souviens/rappelle pas/plus
      je? ne me souviens/rappelle pas/plus
      jen sais rien du? tout?
      jai oublie
      je nai aucune idee
      jai aucune idee
      aucune idee
      pas la moindre idee
      je ne suis pas sur/sure
      je suis pas sur/sure
      pas sur/sure`,
    unclear: `
      je/j? ne? ny? le/la/vous/te? comprends/comprend/compris/pige pas/rien/plus la/ta/votre? question?
      j ne? comprends/comprend pas/rien la? question?
      jai pas/rien compris la/ta? question?
      je nai pas/rien compris la/ta? question?
      je ne comprends pas la/ta? question
      pas compris
      hein/quoi
      cest pas clair
      ce nest pas clair
      je suis perdu/perdue
      que veux tu dire
      tu veux dire quoi
      que voulez vous dire
      cest quoi ca
      ca veut dire quoi
      quest ce que ca veut dire`,
    upset: `
      cest trop/tres/vraiment? nul/difficile/dur/bete/chiant/ennuyeux/idiot/stupide/complique
      tu es nul/nulle/inutile
      tes nul/nulle
      je deteste ca
      jen ai marre de? ca?
      jen ai assez de? ca?
      jen peux plus
      ca menerve
      cest nimporte quoi
      nimporte quoi
      quelle question/idee idiote/stupide/bete
      quelle connerie/merde/betise
      cette? question de? merde/idiote/stupide/bete
      ta gueule
      la ferme
      va te faire foutre/voir
      laisse moi tranquille
      je suis fatigue/fatiguee/enerve/enervee/fache/fachee`,
    discouraged: `
      je suis vraiment/trop/tellement/si? un/une? nul/nulle/bete/stupide/idiot/idiote/con/conne/mauvais/mauvaise/incapable pour/en? ca/maths/langues/tout?
      je me sens vraiment/trop/tellement? nul/nulle/bete/stupide
      je ny arriverai/arrive jamais/pas
      je narrive a/jamais? rien
      je ne? comprendrai/comprends/apprendrai/saurai jamais/rien ca/rien?
      cest sans espoir
      ca ne? sert a rien
      je fais tout faux
      jai toujours tout? faux
      je me trompe toujours
      tout le monde comprend/sait/y? arrive? sauf moi
      pourquoi je suis si bete/nul/nulle
      jai envie de pleurer`,
    confirm: `
      est ce que cest <x>
      est ce <x> ??
      cest <x> ??
      cest bien <x> ??
      cest pas <x> ??
      tu veux dire <x> ??
      ca serait <x> ??
      la reponse est <x> ??`,
    explain: `
      explique/expliquez moi? ce que cest que? <x>
      comment ca marche
      explique/expliquez/explik moi? ca/le/la? mieux/autrement?
      explique/expliquez moi
      expliquer
      peux tu mexpliquer/expliquer/lexpliquer ca? une? fois? mieux/autrement?
      tu peux mexpliquer/expliquer/lexpliquer ca? une? fois? mieux/autrement?
      pouvez vous mexpliquer/expliquer/lexpliquer ca? une? fois? mieux/autrement?
      pouvez vous expliquer encore une fois
      peux tu expliquer encore une fois
      vous pouvez mexpliquer/expliquer/lexpliquer ca? encore? une? fois?
      une explication
      dis men plus
      peux tu mexpliquer/expliquer <x>
      tu peux mexpliquer/expliquer <x>`,
    why: `
      pourquoi <x> est faux/juste/vrai ??
      pourquoi est ce que <x> est faux/juste ??
      pourquoi pas/ca/donc?
      pourquoi est ce que? cest? comme? ca?
      pourquoi cest faux/juste/vrai/comme? ca?
      pk/pq/pkoi
      je ne vois pas pourquoi
      dis moi pourquoi
      pour quelle raison
      pourquoi cest/cetait/est/est ce/que? on? <x> et pas/non <y>
      pourquoi on dit/utilise/met/ecrit <x> et pas/non <y>
      pourquoi on dit/utilise/met/ecrit <x> au lieu de <y>
      pourquoi <x> et pas/non <y>
      pourquoi <x> au lieu de <y>
      pourquoi <x> plutot que <y>
      pourquoi pas <x>
      pourquoi on dit/utilise/met/ecrit <x>
      pourquoi cest <x>
      pourquoi <x> ??`,
    meaning: `
      c quoi <x>
      jai oublie ce que <x> veut dire
      jai oublie ce que veut dire <x>
      que veut dire le? mot? <x>
      que signifie le? mot? <x>
      ca veut dire quoi <x>
      <x> ca veut dire quoi
      <x> veut dire quoi
      <x> cest quoi
      quest ce que ca veut dire <x>
      quest ce que veut dire <x>
      quest ce que signifie <x>
      quest ce que cest que? <x>
      quest ce quune/quun <x>
      quest ce que <x> ??
      cest quoi le? sens? de? <x>
      quel est le sens de/du <x>
      la? definition de <x>
      definis <x>`,
  },
  comfort: {
    calm: "Que ce soit difficile ne dit rien de ton intelligence : apprendre, c'est comme ça avant que ça tienne.",
    soFar: "Jusqu'ici, {right} réponses sur {of} étaient justes.",
    wayOn:
      "Dis « explique-moi » pour tout reprendre, « une autre question », « montre-moi la réponse » ou « stop » : ce que tu as fait est gardé.",
  },
};
