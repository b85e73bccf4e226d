import type { Sayings } from "./sayings.ts";

const instead =
  "Je prépare des cours et ce qui va avec : fiches, quiz, devoirs, fiches de révision, séquences, différenciation.";

export const fr: Sayings = {
  reference: `C'est une lettre de recommandation sur une personne : elle doit venir de vous. ${instead} Je peux préparer une séance sur ce genre de texte : « une séance sur la lettre de recommandation, terminale ».`,
  application: `C'est le texte d'une candidature. ${instead} Je peux préparer une séance où les élèves écrivent la leur : « une séance sur la lettre de motivation, seconde ».`,
  report: `C'est un bulletin ou une appréciation sur des élèves : c'est votre jugement, et ce sont des données personnelles. ${instead} Je peux écrire des critères de réussite ou une évaluation qui vous aide à juger.`,
  message: `C'est un message aux familles ou aux collègues. ${instead} Si les élèves doivent étudier ou écrire un tel texte, dites-le : « une lettre modèle à améliorer, 4e ».`,
  admin: `C'est de l'administration scolaire plutôt que de l'enseignement. ${instead} Pour une absence, je peux préparer la séance qu'un collègue fera à votre place.`,
  behaviour: `C'est une note sur le comportement d'un élève ; elle a sa place dans l'outil de votre établissement. ${instead} Je peux préparer une séance sur les règles de vie ou le travail en groupe.`,
  "pupil-work": `C'est un texte qui pourrait être rendu comme le travail d'un élève. ${instead} Je peux écrire un modèle à analyser en classe, un plan ou une trame : dites pour qui.`,
  marking: `Vous me demandez de noter le travail d'élèves : c'est à vous d'en juger. ${instead} Je peux écrire un barème, des critères de réussite ou un exercice sur une erreur fréquente.`,
  personal: `Cela ne concerne pas un cours. ${instead} Donnez-moi un sujet et une classe pour commencer.`,
  advice: `Je ne peux pas conseiller sur la santé, le droit, l'argent ou la vie privée ; adressez-vous à quelqu'un de qualifié. ${instead}`,
  "own-code": `C'est un projet à vous plutôt qu'à une classe. ${instead} Je peux écrire des programmes d'exemple et des exercices de débogage pour des élèves : dites le sujet et la classe.`,
  chat: `Je ne sers qu'à préparer des cours. ${instead} Donnez-moi un sujet et une classe pour commencer.`,
  trivia: `C'est une question sans cours autour. ${instead} Si c'est pour une classe, dites-le : « cinq questions là-dessus pour la 5e ».`,
  media: `Je ne peux ni faire ni trouver d'images, de sons ou de vidéos ; j'écris du texte. ${instead} Je peux décrire l'image qu'il vous faut, ou écrire un scénario ou des questions sur une vidéo.`,
  send: `Je ne peux rien envoyer ni partager : rien ne quitte cet ordinateur de lui-même. ${instead} Je peux écrire le fichier, et vous l'enverrez.`,
  print: `Je ne peux pas imprimer. ${instead} Demandez-moi de l'enregistrer comme document, puis imprimez-le.`,
  web: `Je ne peux pas aller en ligne ni ouvrir de pages. ${instead} Collez ici le passage utile, ou mettez-le dans votre dossier, et je m'en servirai.`,
  systems: `Je n'ai accès ni à Pronote, ni à Google Classroom, ni à aucun autre système scolaire. ${instead} Je peux écrire le fichier, et vous le déposerez.`,
  "pupil-data": `Je ne peux pas chercher d'élèves et je ne garde rien sur aucun d'eux. ${instead} Décrivez sans noms les besoins de la classe, et j'en tiendrai compte.`,
  remind: `Je ne peux ni poser de rappels, ni réserver, ni commander. ${instead} Je peux dresser la liste de ce qu'il faut pour une séance.`,
  harm: `On me demande ici comment faire du mal, et cela n'a sa place devant aucune classe. ${instead} Je peux préparer un cours sur le danger, la loi ou l'histoire : « se protéger en ligne, CM2 ».`,
  apology: `Cela demande d'enseigner un grand crime comme s'il était juste ; aucune classe n'en fera l'objet. ${instead} Je peux préparer une séance où les élèves le démontent : « comment la propagande nazie a persuadé, sources à l'appui ».`,
  instructions: `Ce qu'on me dit se trouve dans les fichiers du projet, plugins/lesson-planning, lisibles par tous ; je ne le répète pas ici et ne peux pas le mettre de côté. ${instead}`,
  unclear: `Dites-moi sur quoi, et pour qui : « une séance de 50 minutes sur les fractions, CM1 », ou « un quiz sur la photosynthèse, 6e ». ${instead}`,
  readsAs: (what) =>
    `Cela ressemble à ${what}. ${instead} Si c'est pour une classe, dites-le : le sujet, et pour qui.`,
  askWhether: (what) =>
    `Est-ce un cours que vous voulez préparer ? Cela ressemble à ${what}. Si c'en est un, dites le sujet et pour qui : « une séance de 50 minutes là-dessus pour la 5e ». ${instead}`,
  kinds: {
    admin: "de l'administration scolaire",
    chat: "une conversation, ou une question sans cours autour",
    coding: "un projet à vous plutôt qu'à une classe",
    extraction: "une question sur ce qu'on me dit",
    harm: "une façon de faire du mal",
    marking: "la correction de travaux d'élèves",
    other_writing: "un texte à vous plutôt qu'un cours",
    personal: "une affaire à vous plutôt qu'à une classe",
    vague: "une demande encore sans sujet",
  },
};
