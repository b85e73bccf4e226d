import type { Asking } from "./asking.ts";

export const englishAsking: Asking = {
  around: `still whatsoever anymore anyway ever totally completely literally absolutely exactly quite kinda once
    please pls plz sorry ok okay well but so um uh uhm er hmm hm oh ugh hey hi then again tho though actually really
    honestly just now thanks thank tutor teacher sir miss and ah argh god omg hell man bro dude properly quickly here yet
    kindly maybe even wait cool whatever like either`,
  curses: `fuck fucking fucked fuckin fck ffs wtf stfu shit shitty bullshit crap crappy damn damned dammit goddamn bloody
    bollocks bastard arse arsehole asshole`,
  joins: "but so and because cos then or",
  opens: "what whats who whos which where when why how hows",
  openingVerbs: `does do did is are was were can could should would will has have am isnt arent doesnt dont didnt cant`,
  addresses: `
    can/could/may/should/must/do/did/will/would i/we/you/u
    are/am/have you/i/we`,
  frames: {
    another: `
      another/other/different/new/easier/simpler/harder/next question
      a/an different/new/easier/simpler/other/harder question/one
      something easier/simpler/different/else
      easier/simpler
      ask/give me another/something/a/an? question/else/easier/simpler/different/new/harder question/one?
      give/ask/show me another/a/an easier/simpler/different/new/other/harder? question
      can/could/may i/we have/get/do/try another/a/an/something easier/simpler/different/new/other/harder/else? question/one?
      can/could/would/will you ask/give me? another/a/an/something easier/simpler/different/new/other/harder/else? question/one?
      i/id want/need/like/prefer another/a/an/something easier/simpler/different/new/other/harder/else? question/one?
      not this question/one`,
    pronounce: `
      how do/does/would/should i/you/we/one/u pronounce/prononce the? word? <x>
      how to pronounce/prononce <x>
      how is/are/was the? word? <x> pronounced
      how do/does/would/should i/you/we/one/u say <x> out? loud/aloud
      what does <x> sound like
      how does <x> sound
      whats the? pronunciation of <x>
      what is the? pronunciation of <x>
      pronunciation of <x>
      <x> pronunciation ??
      can/could/would/will you pronounce/say <x> for me
      can/could/would/will you pronounce <x>
      can/could/may i hear <x>
      let me hear <x>`,
    stop: `
      stop/quit/exit/end/enough/bye/goodbye here/now/it/this/today?
      thats/thats enough for? today/now/me?
      that is enough for? today/now/me?
      enough for today/now
      i/id/we want/need/like/have/wanna/gotta to? stop/quit/finish/end/go/leave here/now/it/this/today?
      i would like to stop/finish/end here/now/today?
      lets stop/quit/finish/end/leave it? here/now/today/there?
      can/could/may we/i stop/finish/end/leave here/now/it/this/today?
      im/i am? done/finished with? this/it/here? for? today/now?
      no more`,
    reveal: `
      show me
      show/tell/give me? the/your? answer/solution/result
      tell me it?
      what/whats is? the/your? answer/solution
      what is the right/correct answer/solution
      whats the right/correct answer/solution
      i give/gave up
      give up
      skip it/this/that? one/question?
      next one/question?
      pass
      can/could/will/would you show/tell/give me the answer/solution
      i want to? see/know/have the answer/solution
      show/tell me how it goes/works`,
    hint: `
      a/another/one? more? hint/clue/tip
      help me? out? with? this/that/it? one/question?
      give/show me a/another/one/some? more? hint/clue/tip/help
      can/could/may i get/have a/another/one/some? more? hint/clue/tip/help
      can/could/would/will you help me? with? this/that/it? one/question?
      can/could you give me a/another/some? hint/clue/tip
      i need/want a/another/some? more? hint/clue/tip/help
      im/i am? stuck on? this/it? one?`,
    repeat: `
      repeat that/it/this/the? question?
      can/could/would/will you repeat that/it/this/the? question?
      what was/is/were the? question
      whats the? question
      say that/it/this? once more
      say that/it/this
      can/could you say that/it/this once? more?
      the? question once? more?
      come again
      pardon me?
      what did you ask/say me?`,
    difference: `
      what is the difference between <x> and <y>
      whats the difference between <x> and <y>
      difference between <x> and <y>
      how is/are/does <x> different/differ from <y>
      how do/does <x> and <y> differ
      is <x> the same as <y> ??`,
    say: `
      how do/would/can/does you/i/we/one/u say/write/call/spell <x> in <y>
      how do/would/can/does you/i/we/one/u say/write/call/spell <x>
      how u/you/to say/write/spell <x> in <y>
      how u/you/to say/write/spell <x>
      how is <x> said/written/called in? <y>?
      what is/was the <y>? word/term/name/expression for <x>
      whats the <y>? word/term/name/expression for <x>
      what is/was <x> in malay/german/french/spanish/english/italian/chinese/japanese
      whats <x> in malay/german/french/spanish/english/italian/chinese/japanese
      translate <x>`,
    example: `
      give/show me another/one more? one
      one/two/some/a few? more example/examples
      one more
      another one
      an/another/one/some/more/other? example/examples/instance of? that/this/it?
      for example/instance
      like what
      such as what?
      give/show/tell me an/another/one/some? more? example/examples of <x>
      give/show/tell me? an/another/one/some? more? example/examples
      can/could/would/will you give/show/tell me? an/another/one/some? more? example/examples of? that/this/it?
      can/could/would/will you give/show/tell me? an/another/one/some? more? example/examples of <x>
      can/could/may i see/get/have/hear an/another/one/some? more? example/examples of? that/this/it?
      can/could/may we/i see/get/have an/another/one/some? more? example/examples of <x>
      i need/want an/another/one? more? example/examples
      do you have an/another/one? more? example/examples
      what is an example
      whats an example`,
    unknown: `
      i? do? not/dont/didnt know/remember/recall the/an/any? answer/word/term/one to/for? this/that/it?
      not a/the? clue/idea/faintest
      i? do? not/dont know/remember what to/it/this/that is/was/say/write/means?
      i? do? not/dont know/remember how to? say/write? it/that/this?
      i? would/could? have to guess
      nothing comes to mind
      my mind is blank
      im blank/blanking
      i? do? not/dont/didnt/never know/remember/recall this/that/it/any? one/word/of? it/this/that?
      i honestly/really? have/got/ve? no/not/zero idea/clue/the? faintest/foggiest? idea?
      no idea/clue/memory
      i? cant/cannot/couldnt remember/recall/think/say/tell/answer of? this/that/it/anything? one?
      i? forgot/forget this/that/it? one?
      i have forgotten this/that/it? one?
      ive forgotten this/that/it? one?
      i/im am? not? so/too/really? sure/certain at? all?
      not sure/certain at? all?
      unsure
      idk/dunno/dk/idek
      i dunno/dno
      how the? should/would/am/could i to? supposed? to? know that/this/it?
      how do i know
      beats me
      search me`,
    unclear: `
      i? honestly/really? have/got/ve? no idea/clue what you/u/this/it mean/want/wants/means
      what do i have/need to do/say/write
      what should i do/say/write
      what exactly do you want me? to? know/hear/do/say?
      i? do? not/dont/didnt/cant/cannot understand/get/follow/see what? you? mean? it/this/that/the/your/you/any/anything? question/word/point/of? it/this?
      i? understand/get nothing
      what do you mean by? that/this/it?
      what does that/this/it mean
      what is/was that/this/it
      whats that/this/it
      what do/should/must you? i want/do/say/write from? me? to? do?
      what am i supposed/meant to do/say/write here?
      im/i am? so? lost/confused/puzzled
      this/that/it makes/make no/zero sense to? me?
      this/that/it doesnt make sense to? me?
      this/that/it is not clear to? me?
      this/that/it isnt clear to? me?
      thats/its not clear to? me?
      thats/its unclear to? me?
      unclear
      not clear
      huh/wut/wat/eh/what
      say what
      you lost me
      im not following`,
    upset: `
      this/that/it is so/too/very/really? stupid/dumb/hard/difficult/boring/impossible/ridiculous/silly/annoying/pointless/nonsense/bullshit/rubbish for? me?
      its/thats so/too/very/really? stupid/dumb/hard/difficult/boring/impossible/ridiculous/silly/annoying/pointless/nonsense/bullshit/rubbish for? me?
      i hate this/that/it/you stupid/dumb? thing/question/word?
      i hate/cant stand? this/it/you
      this/that/the app/program/thing/question/exercise/course is so/too/very/really? stupid/dumb/boring/ridiculous/silly/annoying/pointless/useless/rubbish
      stupid/dumb/silly/boring/annoying/pointless this/that/the? app/program/thing/question/exercise
      i hate/cant stand? the/this/these? app/program/questions/exercises/course
      im/i am? so? fed up with? this/it/that/you?
      im/i am? so/really/getting? tired/bored/angry/annoyed/frustrated of? this/it/that?
      this/that/it drives/makes me crazy/mad/angry
      shut up
      go away
      leave me alone
      not that/this/it? one/again
      screw/sod/damn/fuck/to you/this/that/it/off/hell with? this/that/it?
      what a load/pile/piece/heap of <x>
      what a stupid/dumb/silly/useless/boring? waste/joke/question/app/program of? time?
      you are/re so? useless/stupid/dumb/annoying/no? help?
      youre so? useless/stupid/dumb/annoying
      wtf
      what the
      boring
      too hard/difficult
      i cant do this/that/it
      i cant take it anymore/more
      this sucks`,
    discouraged: `
      im/i am? just/simply/probably? a/an/the? so/too/such/really/very/pretty? a/an? stupid/dumb/thick/slow/useless/hopeless/worthless/rubbish/terrible/awful/idiot/moron/failure/loser for/at/to? this/that/it/maths/math/languages/anything/everything/understand/learn? this/it?
      i feel/felt so/really/very? like? a/an? stupid/dumb/useless/hopeless/idiot/failure
      im/i am? just/really/so? bad/terrible/awful/rubbish/hopeless at <x>
      im/i am? just/really/simply? no/not any? good at <x>
      i am/im not clever/smart/good enough for? this/it?
      i suck at? this/it/maths/math/languages/everything?
      i will/ll? never/cant/cannot ever? learn/understand/get/manage/remember this/that/it/any/anything? of? this/it?
      ill never ever? learn/understand/get/manage/remember this/that/it/any/anything? of? this/it?
      i always get/do this/it/them/everything? wrong
      i get/keep/m? everything/getting/all? of? this/it/everything? wrong
      i cant get/do/remember anything right?
      this/it is hopeless
      its hopeless
      theres no point
      what is the point
      whats the point
      i want/wanna/could/feel to? like? cry/crying
      why am i so/such? a? stupid/dumb/bad/slow/idiot at? this/it/maths/languages?
      everyone/everybody else gets/understands/can/knows it/this do? it? but/except? me?
      im/i am? so? ashamed/embarrassed of? myself?
      my brain is? doesnt/does/not? work/working/broken/mush`,
    confirm: `
      is/isnt it like? <x>
      is/isnt the answer/word/term like? <x>
      could/would/might/can it be <x> ??
      do you mean <x>
      did you mean <x>
      so it is <x> right/correct
      its <x> right/correct`,
    explain: `
      explain to? me? what/how <x> is/are/means/works
      can/could/would/will you explain to? me? what/how <x> is/are/means/works
      can/could/would/will you show/tell/teach me how to do it/this/that
      how does that/this/it work
      how do/does i/one/you? do this/that/it
      show me how to do it/this/that
      explain
      explain this/that/it/me/why to? me? once? more? differently/better/slowly/simply/this? time?
      explain <x> to? me? ??
      can/could/would/will you explain this/that/it/me? to? me? once? more? differently/better/slowly/simply? in? other/another? words/way?
      can/could/would/will you explain <x> to? me?
      can/could you put it/that/this in? another/other/simpler? way/words?
      i/id would? like/need/want an/another? explanation
      i need/want you to explain this/that/it?
      explanation
      an/another explanation
      tell/teach me more about this/that/it?
      tell/teach me more about <x>
      tell/teach me about <x>
      more about this/that/it
      once more from the start/beginning
      in other/simpler/easier words
      go over it/that/this once? more?`,
    why: `
      why is/was/isnt/wasnt/are <x> not? wrong/right/correct/incorrect/false/true ??
      whats wrong with <x>
      what is/was wrong with <x>
      why not?
      why is/was that/this/it/mine so/right/wrong/correct/incorrect/true/false?
      why is/was that/this/it not right/correct/so/true
      why isnt that/this/it right/correct/so/true?
      why this/that/so
      why would that/this/it be so/right/wrong/the? case?
      can/could/would/will you tell/say me? why
      tell me why
      how come
      i? do? not/dont see/get/understand/know why
      for what reason
      whats the reason
      what is the reason
      y
      what did i do wrong
      what is/was wrong with? it/that/mine/my? answer?
      whats wrong with? it/that/mine/my? answer?
      how is/was that wrong/incorrect/right
      why is/was it/that/this <x> and/but not <y>
      why is/was it/that/this <x> instead/rather of/than <y>
      why do/does/would/did/should/can/must you/u/we/i/they/one/people use/say/write/need/take/choose/put <x> and/but not <y>
      why do/does/would/did/should/can/must you/u/we/i/they/one/people use/say/write/need/take/choose/put <x> instead/rather of/than <y>
      why do/does/would/did/should/can/must you/u/we/i/they/one/people use/say/write/need/take/choose/put <x>
      why cant/dont/shouldnt you/u/we/i/they/one/people use/say/write/take/choose/put <x>
      why <x> and/but not <y>
      why <x> instead/rather of/than <y>
      why not <x>
      why is/was it <x>
      why is/was that/this <x> ??
      why <x> ??`,
    meaning: `
      i? have? forgot/forget/forgotten what <x> means/is/are/was
      what the is/are/does <x>
      what the does <x> mean
      tell/remind me the? meaning of <x>
      tell/remind me? what <x> means/is/are
      what does <x> stand for
      what does the? word/term/phrase? <x> mean/means/stand for? here/exactly?
      what do <x> mean ??
      what do you mean by <x>
      does/wtf what? does? <x> mean
      whats <x> mean
      what is/are meant by <x>
      can/could/would/will you tell/say me? what <x> means/is/are
      tell me what <x> means/is/are
      i? do? not/dont/have know/understand/remember/forgot/no what/idea/clue what? <x> means/is/are
      i? do? not/dont know/understand/remember the? word/term <x>
      what is/was/are/s the? meaning/definition/translation of <x>
      whats the? meaning/definition/translation of <x>
      meaning/definition/translation of <x>
      define <x>
      <x> means/is what
      <x> meaning ??
      what kind/sort of thing? is <x>
      who is/was <x> ??
      what is/are/was exactly? <x> ??
      whats/wats <x> ??
      what exactly is/are <x>`,
  },
  comfort: {
    calm: "Finding this hard says nothing about how clever you are: it is what learning something feels like before it sits.",
    soFar: "So far {right} of {of} answers here were right.",
    wayOn:
      "Say “explain” to hear it from the start, “another question” for a different one, “show me” to see the answer, or “stop”: what you did is kept.",
  },
};
