import type { Sayings } from "./sayings.ts";

const instead =
  "I plan lessons and what goes with them: worksheets, quizzes, homework, revision guides, unit plans, differentiation.";

export const en: Sayings = {
  reference: `This asks for a reference about a person, which has to be your own word. ${instead} I can plan a lesson about references or applications: "a lesson on writing a reference for S6".`,
  application: `This asks for somebody's application text. ${instead} I can plan a lesson in which pupils write their own: "a lesson on UCAS personal statements for S6".`,
  report: `This asks for a report or comments about pupils, which are your judgement and hold personal data. ${instead} I can write success criteria to judge against, or an assessment task that gives you evidence.`,
  message: `This asks for a message to families or colleagues. ${instead} If pupils are to study or write such a text, say so: "a sample letter for S3 to improve".`,
  admin: `This is school administration rather than teaching. ${instead} For an absence, I can plan the lesson that a colleague will cover.`,
  behaviour: `This asks for a record about a pupil's behaviour; that belongs in your school's own system. ${instead} I can plan a lesson on routines or on working together.`,
  "pupil-work": `This asks for a text that could be handed in as a pupil's own. ${instead} I can write a model answer for the class to take apart, an essay plan or a writing frame: say who it is for.`,
  marking: `This asks me to mark pupils' work, which is yours to judge. ${instead} I can write a marking scheme, success criteria or a task that deals with a common mistake.`,
  personal: `This is not about a lesson. ${instead} Tell me a topic and a class to begin.`,
  advice: `I can't advise on personal, medical, legal or money matters; please ask somebody qualified. ${instead}`,
  "own-code": `This is about a project of your own rather than a class's. ${instead} I can write example programs, debugging tasks and starter code for pupils: say the topic and the class.`,
  chat: `I'm only of use for planning. ${instead} Tell me a topic and a class to begin.`,
  trivia: `This asks for a fact with no lesson round it. ${instead} If it is for a class, say so: "five questions on this for 3B".`,
  media: `I can't make or find pictures, sound or video; I write text. ${instead} I can describe the picture you need, or write a storyboard or questions to go with a video.`,
  send: `I can't send or share anything: nothing leaves this computer by itself. ${instead} I can write the file, and you can send it on.`,
  print: `I can't print. ${instead} Ask me to save it as a document, and print it from there.`,
  web: `I can't go online or open web pages. ${instead} Paste the part you need, or put it in your workspace, and I can plan from it.`,
  systems: `I can't reach Google Classroom, Teams, SEEMiS or any other school system. ${instead} I can write the file, and you can upload it.`,
  "pupil-data": `I can't look up pupils, and I keep nothing about single ones. ${instead} Describe what the class needs, without names, and I can plan for it.`,
  remind: `I can't set reminders, book or order anything. ${instead} I can list what a lesson needs so that nothing is forgotten.`,
  harm: `This asks how to do harm, which goes in front of no class. ${instead} I can plan a lesson about the danger, the law or the history: "staying safe online for P6", "the Blitz for P6".`,
  apology: `This asks to teach a great wrong as right, which goes in front of no class. ${instead} I can plan a lesson in which pupils take it apart: "how Nazi propaganda persuaded people, with sources", "what defenders of slavery claimed, and what the evidence shows".`,
  instructions: `What I am told stands in the project's own files, in plugins/lesson-planning, for everybody to read; I don't repeat it here, and I can't set it aside. ${instead}`,
  unclear: `Tell me what it should be about, and for whom: "a 50-minute lesson on loops in Python for 3B", or "a quiz on photosynthesis for S2". ${instead}`,
  readsAs: (what) =>
    `This reads like ${what}. ${instead} If it is for a class, say so: the topic, and for whom.`,
  askWhether: (what) =>
    `Is this a lesson that you want to plan? It reads like ${what}. If it is one, say the topic and for whom: "a 50-minute lesson on this for 3B". ${instead}`,
  kinds: {
    admin: "school administration",
    chat: "talk, or a question with no lesson round it",
    coding: "a project of your own rather than a class's",
    extraction: "a question about what I am told",
    harm: "a way to do harm",
    marking: "marking of pupils' work",
    other_writing: "a text of your own rather than a lesson",
    personal: "a matter of your own rather than a class's",
    vague: "a request with no topic yet",
  },
};
