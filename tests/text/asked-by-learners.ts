/**
 * What learners say to a tutor that is no answer, by what they want. Written before the rules that read it. A line is one
 * utterance; what stands after " => " is what it is about. Lines with "!" before them are angry, terse or misspelt.
 */
export const askedByLearners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    discouraged: `
      I'm so stupid
      I'm useless at this
      I'll never get this
      I feel like a failure
      I'm just not good at languages
      everybody else understands it but me
      ! im hopeless
      ! ugh im such an idiot
      ! I always get it wrong`,
    upset: `
      this is too hard
      ! this is stupid
      ! i hate this
      ! you are useless`,
    why: `
      why?
      But why is that?
      Why is that so?
      could you tell me why
      Why not?
      I don't see why
      ! why tho
      ! WHY??
      ! y?
      ! but whyyy`,
    meaning: `
      what does cucuk mean? => cucuk
      What's the meaning of “sampling”? => sampling
      what is a p-value? => p-value
      Sorry, what does gembira mean again => gembira
      What is meant by reliability? => reliability
      define recursion => recursion
      can you tell me what "jiran" means? => jiran
      ! wtf does cucuk mean => cucuk
      ! waht does kawan mean => kawan
      ! whats jiran => jiran
      ! meaning of jiran?? => jiran
      ! cucuk means what => cucuk`,
    say: `
      How do you say “cat” in Malay? => cat
      how do I say thank you => thank you
      What's the Malay word for neighbour? => neighbour
      what is the word for happy? => happy
      ! how u say dog => dog`,
    explain: `
      explain
      Can you explain?
      can you explain that again please
      Please explain it once more
      Could you explain it differently?
      I'd like an explanation
      tell me more about this
      ! explian pls
      ! explain it properly this time`,
    example: `
      another example
      Can you give me an example?
      Could I see another example, please?
      show me an example
      for example?
      ! exmaple??
      ! give an example then`,
    unknown: `
      I don't know
      I have no idea
      no clue, sorry
      I can't remember
      I really don't know this one
      I'm not sure at all
      ! idk
      ! dunno
      ! dont knwo
      ! how the hell should i know
      ! no fucking idea`,
    unclear: `
      I don't understand
      I don't understand the question
      What do you mean?
      I'm lost
      that makes no sense to me
      I'm confused
      ! huh?
      ! ???
      ! i dont get it
      ! wat`,
    confirm: `
      is it kucing? => kucing
      Is the answer convenience sampling? => convenience sampling
      could it be selamat pagi? => selamat pagi
      Do you mean the median? => the median
      ! isnt it like anjing => anjing`,
    repeat: `
      can you repeat the question?
      What was the question again?
      say that again please
      ! quesiton again`,
    difference: `
      What's the difference between belajar and mengajar? => belajar | mengajar
      how is validity different from reliability? => validity | reliability`,
    stop: `
      stop
      I want to stop now
      let's stop here
      That's enough for today
      I have to go
      ! im done`,
    reveal: `
      show me the answer
      just tell me
      what's the answer?
      I give up
      skip this one
      ! just tell me the damn answer`,
    hint: `
      can I have a hint?
      help me please
      a clue?
      I'm stuck
      ! hlep`,
  },
  fr: {
    discouraged: `
      je suis trop nul
      je n'y arriverai jamais
      ! je fais tout faux`,
    upset: `
      c'est trop difficile
      ! c'est nul`,
    why: `
      pourquoi ?
      Mais pourquoi ?
      Pourquoi donc ?
      ! pk ?`,
    meaning: `
      que veut dire cucuk ? => cucuk
      Qu'est-ce que ça veut dire, « jiran » ? => jiran
      que signifie gembira => gembira
      C'est quoi une valeur p ? => valeur p
      ! ca veut dire quoi kawan => kawan`,
    say: `
      Comment dit-on « chat » ? => chat
      comment on dit merci en malais => merci`,
    explain: `
      Explique-moi
      Pouvez-vous expliquer encore une fois ?
      tu peux m'expliquer s'il te plaît
      ! explik stp`,
    example: `
      un autre exemple
      Peux-tu me donner un exemple ?
      ! un exmple ?`,
    unknown: `
      Je ne sais pas
      aucune idée
      Je ne me souviens plus
      ! jsp
      ! j'en sais rien moi`,
    unclear: `
      Je ne comprends pas
      je n'ai pas compris la question
      ! hein ?
      ! j comprend rien`,
    confirm: `
      est-ce que c'est kucing ? => kucing
      c'est anjing ? => anjing`,
    repeat: "Peux-tu répéter la question ?",
    stop: `
      on arrête
      je veux arrêter
      ! stop ça suffit`,
    reveal: `
      donne-moi la réponse
      c'est quoi la réponse ?
      ! dis moi la réponse bordel`,
    hint: "un indice s'il vous plaît",
  },
  de: {
    discouraged: `
      Ich bin einfach zu dumm dafür
      das lerne ich nie
      ich mache alles falsch
      ! ich schaff das nie
      ! boah, ich bin so ein Idiot`,
    upset: `
      das ist zu schwer
      ! so ein mist`,
    why: `
      Warum?
      Wieso denn?
      Aber warum ist das so?
      ! warum??`,
    meaning: `
      Was bedeutet cucuk? => cucuk
      was heißt „jiran“? => jiran
      Was ist eine Stichprobe? => stichprobe
      Was versteht man unter Validität? => validität
      ! was heisst das wort gembira eigentlich => gembira`,
    say: `
      Wie sagt man „Katze“? => katze
      wie heißt Hund auf Malaiisch? => hund`,
    explain: `
      Kannst du das nochmal erklären?
      Erklär mir das bitte
      bitte noch einmal erklären
      ! erklär halt`,
    example: `
      noch ein Beispiel bitte
      Kannst du mir ein Beispiel geben?
      ! bsp?
      ! beispeil`,
    unknown: `
      Ich weiß es nicht
      weiß ich nicht
      keine Ahnung
      Das habe ich vergessen
      ! ka
      ! weis nicht`,
    unclear: `
      Ich verstehe das nicht
      Das verstehe ich nicht
      Wie bitte?
      ! häh?
      ! kapier ich nicht`,
    confirm: `
      Ist es kucing? => kucing
      Meinst du anjing? => anjing`,
    repeat: "Kannst du die Frage wiederholen?",
    stop: `
      Ich möchte aufhören
      Schluss für heute
      ! aufhören jetzt`,
    reveal: `
      Zeig mir die Antwort
      was ist die Antwort?
      ! sag doch einfach die antwort`,
    hint: `
      Gib mir einen Tipp
      ! hilfe`,
  },
  es: {
    discouraged: `
      soy tonta
      nunca voy a aprender esto
      ! lo hago todo mal`,
    upset: `
      esto es muy difícil
      ! qué tontería`,
    why: `
      ¿Por qué?
      ¿Y por qué es así?
      ! xq`,
    meaning: `
      ¿Qué significa cucuk? => cucuk
      qué quiere decir jiran => jiran
      ¿Qué es una muestra? => muestra
      ! q significa gembira => gembira`,
    say: `
      ¿Cómo se dice «gato»? => gato
      cómo digo gracias en malayo => gracias`,
    explain: `
      ¿Puedes explicarlo otra vez?
      Explícame por favor
      ! explica bien`,
    example: `
      otro ejemplo
      ¿Me das un ejemplo?
      ! ejmplo`,
    unknown: `
      No lo sé
      no sé
      No tengo ni idea
      No me acuerdo
      ! nose`,
    unclear: `
      No entiendo
      No comprendo la pregunta
      ! no entiendo nada
      ! eh?`,
    confirm: `
      ¿Es kucing? => kucing
      ¿Podría ser anjing? => anjing`,
    repeat: "¿Puedes repetir la pregunta?",
    stop: `
      quiero parar
      basta por hoy`,
    reveal: `
      dime la respuesta
      ¿cuál es la respuesta?
      ! dime la respuesta ya`,
    hint: "una pista por favor",
  },
  ms: {
    discouraged: `
      saya putus asa
      saya tak boleh buat
      ! bodohnya saya`,
    upset: `
      susahnya
      ! bosan la`,
    why: `
      kenapa?
      Mengapa begitu?
      ! knp`,
    meaning: `
      apa maksud cucuk? => cucuk
      Apakah maksud “jiran”? => jiran
      gembira tu apa? => gembira
      apa itu sampel? => sampel
      ! ape maksud kawan ni => kawan`,
    say: `
      Macam mana nak cakap "cat"? => cat
      bagaimana hendak sebut thank you dalam bahasa Melayu => thank you`,
    explain: `
      Boleh terangkan sekali lagi?
      tolong jelaskan
      ! terangkan la`,
    example: `
      contoh lain
      Boleh beri satu contoh lagi?
      ! contoh?`,
    unknown: `
      Saya tidak tahu
      tak tahulah
      saya lupa
      ! tak tau`,
    unclear: `
      Saya tidak faham
      tak faham soalan ni
      ! x faham`,
    confirm: `
      adakah kucing? => kucing
      Adakah jawapannya anjing? => anjing`,
    repeat: "Boleh ulang soalan?",
    stop: `
      saya mahu berhenti
      cukuplah untuk hari ini`,
    reveal: `
      apa jawapannya?
      ! bagi je jawapan`,
    hint: "minta petunjuk",
  },
};

/** What learners answer: none of it is a wish, however much it looks like one. */
export const answeredByLearners = `
  because the list is sorted
  Why a sample? Because asking everybody costs too much.
  cat
  a cat?
  It explains the variance
  explain the data you have collected
  I would ask what the team does when two people disagree
  No, because it means the opposite
  what was measured is not what was meant
  I know it is the median but not why they use it with skewed data
  He does not know the answer, so he asks a colleague
  The example shows that the mean is pulled up by one large value
  It means to teach
  How many times the loop runs
  stop when the two indices cross
  I stopped the machine and told my supervisor
  Give an example of what you did and why
  I was stuck, so I asked for help and we solved it together
  Saya tidak makan daging
  saya tidak tahu jalan ke stesen
  kenapa dia tidak datang semalam
  Nama saya Aina, apa nama awak
  berapa harganya
  Ich weiß, dass die Stichprobe zu klein war
  Parce que la liste est triée
  Porque la muestra es pequeña
  It is not clear who did what in the team
  The word means a small group that stands for all
  skip the first line of the file
  help the customer find another one
  I am good at planning, and my team knows it
  I was bad at maths until I had a good teacher
  The manager said the idea was stupid
  He felt useless after the accident
  My weakness is that I am slow with new software
  Der Plan war hoffnungslos veraltet
  Dia lambat tetapi baik hati
  Is it so? Yes, since both groups were drawn by lot
  enough people answered
  I have no idea what they earn, so I would ask politely
  the difference between the largest and the smallest
`;
