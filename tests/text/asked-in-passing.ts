/**
 * What learners say in more than one breath: a question or a complaint with something before or after it. Written before
 * the rules that read it. What stands after " => " is what it is about.
 */
export const askedInPassing: Readonly<Record<string, string>> = {
  en: `
    hmm I don't get it, why is it belum and not tidak? => belum | tidak
    this is stupid, what does it even mean
    I already said that twice, so why is it still wrong?
    ok but I wrote the same thing you did, what was wrong with it?
    my teacher always says bukan here, so why do we need tidak? => tidak
    wait, I thought pagi was afternoon, what does petang mean then? => petang
    we never learned this in class so how am I supposed to know
    sorry I was away last week and I have no idea what a p-value is => p-value
    this app keeps asking the same thing, I hate it
    i dont get it why would you use belum instead of tidak => belum | tidak
    Honestly I am lost. Can you explain the rule once more?
    I think I know this but I can't remember, give me a hint
    I'm tired and this is too hard, can we stop
    ugh whatever, just show me the answer
    my head hurts, I don't understand anything
    why not tidak? => tidak
    Why do you say belum here? => belum
    why is it kucing => kucing
    I read the text again but I still do not understand the question`,
  de: `
    hä ich kapier das nicht, warum heißt es belum und nicht tidak? => belum | tidak
    das ist doch bescheuert, was soll das überhaupt heißen
    Ich habe das doch gerade geschrieben, warum ist das falsch?
    Moment, ich dachte pagi wäre der Abend, was heißt dann petang? => petang
    ich war letzte Woche krank und habe keine Ahnung
    mir reicht es, sag einfach die Antwort
    Das steht doch gar nicht im Text, woher soll ich das wissen?`,
  fr: `
    mais je comprends pas, pourquoi c'est belum et pas tidak ? => belum | tidak
    c'est n'importe quoi, qu'est-ce que ça veut dire
    J'ai écrit la même chose, pourquoi c'est faux ?
    attends, je croyais que pagi c'était le soir, que veut dire petang alors ? => petang
    j'étais absent la semaine dernière et je ne sais pas
    j'en ai marre, donne-moi la réponse`,
  es: `
    pero no lo entiendo, ¿por qué es belum y no tidak? => belum | tidak
    esto es una tontería, ¿qué significa eso?
    Escribí lo mismo que tú, ¿por qué está mal?
    espera, pensaba que pagi era la tarde, ¿qué significa petang entonces? => petang
    no estuve la semana pasada y no tengo ni idea
    estoy harto, dime la respuesta`,
  ms: `
    eh saya tak faham lah, kenapa belum dan bukan tidak? => belum | tidak
    bosan betul, apa maksudnya ni
    Saya dah tulis macam itu tadi, kenapa salah?
    sekejap, saya ingat pagi itu malam, apa maksud petang? => petang
    saya tak datang minggu lepas, jadi saya tak tahu
    penat lah, bagi saja jawapannya`,
};

/** Anger with nothing to answer in it. */
export const swornByLearners = `
  fuck this
  fuck off
  shut up
  bullshit
  what a load of crap
  this is fucking ridiculous
  screw you
  stupid bloody question
  leck mich
  so eine scheiße
  halt die klappe
  va te faire foutre
  putain de question
  merde alors
  vete a la mierda
  qué mierda
  bodoh betul soalan ni
  sial
  celaka
`;

/** Answers that hold a doubt, a complaint or a question, and are answers all the same. */
export const answeredInPassing = `
  I don't know, maybe kucing?
  not sure but it is the median
  It's the median, isn't it?
  because the list is sorted, right?
  sounds stupid, but the answer is selamat pagi
  no idea really, I'd say the sample is too small
  The mean, what else?
  He asked why the results differed, so they measured again
  I told them this is too hard for one person and asked for help
  Because nobody knew what the word meant, we looked it up
  First I asked the customer what was wrong, then I replaced the cable
  it is hard to say, but I think reliability
  Keine Ahnung, vielleicht kucing?
  Je ne suis pas sûr, mais c'est la médiane
  No sé, quizás la mediana
  Entahlah, mungkin kucing
  Weil die Liste sortiert ist, oder?
  the damn median
  What does the p-value say? How surprising the data would be if nothing were going on.
  I would ask: what does success look like here?
`;

/** How something sounds. */
export const soundAsked: Readonly<Record<string, string>> = {
  en: `
    how do you pronounce jiran? => jiran
    how is “jiran” pronounced => jiran
    How do I say jiran out loud? => jiran
    what does jiran sound like? => jiran
    pronunciation of jiran? => jiran
    can you say jiran for me? => jiran
    ok cool, but how do you pronounce jiran => jiran
    how do you pronounce it?
    how do i prononce that`,
  de: `
    Wie spricht man „jiran“ aus? => jiran
    wie wird jiran ausgesprochen => jiran
    wie spricht man das aus?`,
  fr: `
    Comment prononce-t-on « jiran » ? => jiran
    comment ça se prononce ?
    comment se prononce jiran => jiran`,
  es: `
    ¿Cómo se pronuncia «jiran»? => jiran
    cómo se pronuncia eso`,
  ms: `
    Macam mana nak sebut jiran dengan betul? => jiran
    bagaimana sebutan jiran? => jiran
    macam mana sebutannya?`,
};
