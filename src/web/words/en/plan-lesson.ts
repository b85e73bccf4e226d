import { counted } from "../../../counted.ts";

export const planLesson = {
  group: "Lesson",
  drafting: "Drafting",
  checking: "Checking the curriculum links",
  reading: "Reading your workspace",
  retrying: "The model did not answer. Trying again",
  sectionsOf: (done: number, all: number) => `${done} of ${all} sections`,
  draftToRead: "A draft, yours to change",
  shape: {
    title: (minutes: number) => `The lesson at a glance: ${counted(minutes, "minute")}`,
    stretch: (label: string, minutes: number) => `${label}, ${minutes} min`,
  },
  acceptedOf: (done: number, all: number) => `${done} of ${all} accepted`,
  written: (titles: readonly string[]) =>
    titles.length === 1 ? `${titles[0]} is written.` : `Written: ${titles.join(", ")}.`,
  allWritten: (count: number) =>
    count === 1 ? "The draft is there: 1 section." : `The draft is there: ${count} sections written.`,
  toCome: (title: string) => `${title}: still to come`,
  fromBefore: "from the draft before",
  stop: "Stop",
  stopping: "Stopping",
  stopped: "Stopped. Nothing was changed.",

  nothingTitle: "No lesson here yet",
  nothing: "Say in the conversation what you are teaching and to which class. The lesson grows here.",
  questionTitle: "One question first",
  openConversation: "Go to the conversation",
  notWhole: "The draft was stopped in the middle. What is here is saved.",
  goOn: "Go on",
  unfinished:
    "The workbench ended while this was being written. This is what was there by then; it was not checked, and it is not a lesson to decide on.",
  uncheckedSection: "written before the stop, not checked",
  newDraft: (accepted: number) =>
    `This is a new draft, and nothing in it is accepted yet. The one before, with ${accepted === 1 ? "1 accepted section" : `${accepted} accepted sections`}, is kept.`,
  earlierDraft: "This is an earlier draft, with what you decided on it. The newer one is kept.",
  draftBefore: "Back to the draft before",
  draftAfter: "To the newer draft",
  draftAgain: "Draft all of it again",
  documentAbout: "This is not a lesson with sections to decide on: copy it, keep it, or ask for changes.",
  copy: "Copy",
  copied: "Copied.",
  cannotCopy: "This browser does not allow copying from here. Select the text and copy it by hand.",
  keepFile: "Download",

  accepted: "Accepted",
  accepting: "Accepting…",
  minutes: (count: number) => `${count} min`,
  accept: "Accept",
  acceptNamed: (title: string) => `Accept ${title}`,
  acceptRest: (count: number) => `Accept all ${count} others`,
  acceptEach: (count: number) => (count === 1 ? "Accept the last one" : `Accept all ${count}`),
  acceptedRest: "All sections are accepted. Each can still be undone.",
  acceptedNow: (count: number) =>
    count === 1 ? "The last section is accepted." : `${count} sections are accepted.`,
  undoAll: "Undo",
  revise: "Revise",
  reviseNamed: (title: string) => `Revise ${title}`,
  alternatives: "Alternatives",
  alternativesNamed: (title: string) => `Alternatives for ${title}`,
  undoNamed: (title: string) => `Undo the last step in ${title}`,
  historyOf: (title: string) => `History of ${title}`,
  thinkAbout: "To think about",

  reviseHow: (title: string) => `How should ${title} change?`,
  reviseHint: "Only this section is written again. Every other one stays as it is.",
  reviseOwn: "Or in your own words",
  revisePlaceholder: "Use an example from our own town",
  /** By section, what built-in drafting does there in every lesson, as a teacher would type it. */
  reviseBuiltin: {
    starter: "Make it easier, with 2 questions",
    main: "Make it easier, with 2 questions",
    plenary: "Make it harder",
    assessment: "Make it shorter",
    resources: "Add more detail",
  },
  reviseByHand: (title: string) =>
    `Built-in drafting makes ${title} from the parts of the lesson and their minutes. Change the minutes of a part, or write ${title} in your own words with the pencil.`,
  reviseSend: "Revise",
  presets: {
    shorter: "Shorter",
    more_detail: "More detail",
    easier: "Easier",
    harder: "Harder",
    more_differentiation: "More differentiation",
    fix_curriculum_link: "Fix the curriculum links",
    other: "Something else",
  },
  rewriting: "Being rewritten",
  proposing: "Other ways to do this are being written",
  leftAsItWas: "Nothing was changed. The conversation says why.",

  offered: (count: number, title: string) => `${count} other ways to do ${title}`,
  option: (number: number) => `Alternative ${number}`,
  use: "Use this one",
  takeNamed: (number: number) => `Use alternative ${number}`,
  keep: "Keep what I have",

  waits: { accept: "Will be accepted", undo: "Will be undone" },
  dont: "Don't",
  dontNamed: (title: string) => `Leave ${title} as it is`,
  later: {
    accept: (title: string) => `${title} will be accepted once the other section is written.`,
    undo: (title: string) => `The last step in ${title} will be undone once the other section is written.`,
    keep: (title: string) => `${title} stays as it is.`,
  },
  said: {
    accept: (title: string) => `${title} accepted.`,
    revise: (title: string) => `${title} was rewritten.`,
    alternatives: (title: string) => `Alternatives for ${title} are there.`,
    edit: (title: string) => `${title} reads as you wrote it.`,
    minutes: (title: string) => `${title} has other minutes now.`,
    move: (title: string) => `${title} stands elsewhere now.`,
    fill: (title: string) => `What you filled in stands in ${title}.`,
    pick: (title: string) => `${title} was replaced.`,
    undo: (title: string) => `Undone in ${title}.`,
  },

  verified: "verified: it stands in your files, and the lesson is about it",
  otherStage: "stands in your files, and the lesson is about it; it is of another stage than the class",
  isOfOtherStage: (which: "older" | "younger", level: string) =>
    `This outcome is of ${which === "older" ? "an older" : "a younger"} stage (${level}) than the class. Whether it counts for them is for you to say.`,
  misfitting: "stands in your files; nothing shows that the lesson is about it",
  unverified: "does not hold",
  unchecked: "not checked yet",
  fromNote: "where it stands in your note",
  /** How the two checks of a claim were made: where it points, and whether it fits. */
  checkedHow: {
    words: (path: string, shared: readonly string[]) =>
      `Checked: the code stands at these lines of ${path}, and the lesson's topic shares its words (${shared.join(", ")}).`,
    note: (path: string, note: string) =>
      `Checked: the code stands at these lines of ${path}, and your note “${note}” names it for this topic.`,
    before: (path: string) =>
      `Checked: the code stands at these lines of ${path}, and leads to what the lesson is about.`,
    pointer: (path: string) => `Checked: the code stands at these lines of ${path}.`,
  },
  checkedElsewhere:
    "This lesson was made in another workspace. Its curriculum claims were checked against the files there.",
  notCheckedHere:
    "This lesson was made in another workspace, which is not on this computer any more. Its curriculum claims cannot be checked here; nothing says that they are wrong.",
  linesOf: (path: string, from: number, to: number) =>
    from === to ? `${path}, line ${from}` : `${path}, lines ${from}–${to}`,
  openLines: "Opens the file at these lines",
  readingLines: "Reading the lines…",
  noLines: "The file has no such lines.",
  fixIt: "Fix it",
  fixNamed: (message: string) => `Fix it: ${message}`,
  changeIt: "Change it",
  changeNamed: (message: string) => `Change it: ${message}`,
  removeClaim: "Remove the claim",
  fixRequest: (message: string, fix: string) => `${message} ${fix}`,
  removeRequest: (code: string) =>
    `Remove the curriculum link to ${code} and whatever rests on it alone. Cite nothing in its place.`,
  removePointerRequest: "Remove the curriculum link that does not hold. Cite nothing in its place.",
  worthALook: "Worth a look",
  ofTheWhole: "About the lesson as a whole",
  guidance: "Content guidance",

  ready: "Lesson ready",
  readyAbout: "Every section is accepted. What you export is what you see.",
  export: "Export",
  worksheet: "Make a worksheet",
  next: "Plan the next one",
  formats: {
    docx: "Word document",
    pptx: "Slides (PowerPoint)",
    pdf: "PDF",
    html: "Web page",
    md: "Markdown",
  },
  inLook: {
    light: (format: string) => `${format}, light`,
    dark: (format: string) => `${format}, dark`,
  },
  forTeacher: (format: string) => `${format}, for you`,
  forPupils: (format: string) => `${format}, for pupils`,
  exporting: "Making the file…",
  exported: (name: string) => `${name} is in your downloads.`,
  exportAnyway: "Export anyway",
  goBack: "Go back",
  beforeExport: "Before you export",
  undecided: (count: number) =>
    count === 1 ? "1 section is still a draft." : `${count} sections are still drafts.`,
  unsound: (count: number) =>
    count === 1
      ? "1 curriculum claim does not hold against your curriculum files."
      : `${count} curriculum claims do not hold against your curriculum files.`,
  gaps: (count: number) =>
    count === 1 ? "1 place is still marked “To fill in”." : `${count} places are still marked “To fill in”.`,
  gapsForPupils: (count: number) =>
    count === 1
      ? "1 place is still marked “To fill in”, and pupils would see it."
      : `${count} places are still marked “To fill in”, and pupils would see them.`,
  fileSays: "The file will say so on its first page.",

  versions: {
    draft: "First draft",
    revise: (request: string) => `You asked: ${request}`,
    pick: "You chose an alternative",
    current: "now",
    by: (who: string) => `drafted by ${who}`,
    changes: "What changed",
    alike: "Only spacing changed.",
    only: "This is the first draft; nothing has changed since.",
    log: "Every step, undone ones too",
    steps: {
      accept: "Accepted",
      revise: "Rewritten",
      alternatives: "Asked for alternatives",
      edit: "Written by you",
      minutes: "Minutes changed",
      move: "Moved",
      pick: "Chose an alternative",
      undo: "Undone",
    },
  },
  builtin: "built-in drafting, no AI model",

  keys: {
    next: "Next section",
    previous: "Section before",
  },

  conversation: {
    title: "Conversation",
    fold: "Fold the conversation away",
    you: "You",
    assistant: "Assistant",
    choices: "Choose an answer",
    orWrite: "Or answer in your own words below.",
    draft: (sections: number) => (sections === 1 ? "Draft of 1 section" : `Draft of ${sections} sections`),
    document: (title: string) => (title === "" ? "A document" : title),
    unanswered: "Stopped before this was answered.",
    cut: "stopped before its end",
    sentBack: "The curriculum check sent the draft back",
    sentBackShape: "The answer came in the wrong form and was asked for again",
    summary: "The assistant is told everything above in short",
    takeBack: "Tell it everything again",
    underWay: "under way",
    failed: "did not work",
    thinking: "Thinking…",
    writing: "Writing…",
    toEnd: "To the end",
    ask: "Ask for a change, or for something else",
    placeholder: "Make the main activity a group task…",
    placeholderBuiltin: "Make the starter easier",
    send: "Send",
    mayReplace: (accepted: number) =>
      `If the answer is a whole new draft, nothing in it is accepted. Your ${accepted === 1 ? "1 accepted section is" : `${accepted} accepted sections are`} kept with this draft, and you can go back to it. To change one section, use its Revise.`,
    tooLong: (length: number, most: number) =>
      `That is ${length} characters; a request has at most ${most}. Put long material into a file of the workspace and name it here.`,
    whole: (length: number) => `Show all ${length} characters`,
    notSentYet: "being sent",
    unsoundTitle: (claims: number) =>
      claims === 1 ? "A curriculum claim does not hold" : `${claims} curriculum claims do not hold`,
    unsound:
      "It was sent back once and came again. The draft is kept; each claim is marked in its section, where you can fix or remove it.",
    unsoundSection: "The new text was sent back once and came again, so the section was left as it was.",
    refusedTitle: "Not sent",
    privacyTitle: "Nothing has been sent or kept: this looks like personal data",
    privacyInstead: (instead: string) => `Without the name it says: “${instead}”`,
    withoutName: "Write it without the name",
    privacyAbout:
      "Take it out and ask again. If it is nobody's data, or you have good reason, go on; that decision is kept.",
    privacyMore: (count: number) => `and ${count} more`,
    foundIn: {
      request: (what: string, line: number | null) =>
        line === null ? `Your request has ${what}.` : `Line ${line} of your request has ${what}.`,
      section: (what: string) => `The section's text has ${what}.`,
      earlier: (what: string) => `What was said before in this session has ${what}.`,
    },
    goOnKnowingly: "Go on knowingly",
    openFile: (path: string) => `Open ${path}`,
    changeRequest: "Change the request",
    status: {
      cancelled: "Stopped. What was written is saved.",
      error_max_turns: "It took too many steps and was ended. What was written is saved.",
      error_max_budget: "It reached the limit of what one request may cost. What was written is saved.",
      error_hook_abort: "A check ended this.",
      error_model: "The model could not finish.",
      error_timeout: "It took too long and was ended. What was written is saved.",
      interrupted: "The workbench ended in the middle of this. What was written by then is saved.",
    },
    goOn: "Go on",
    again: "Ask again",
    unfit: "The draft has content that is not fit for pupils.",
  },

  steps: {
    read: (path: string, from: string, to: string) =>
      from === ""
        ? `Read ${path}`
        : to === ""
          ? `Read ${path}, from line ${from}`
          : `Read ${path}, lines ${from}–${to}`,
    looked: (path: string) => `Looked through ${path}`,
    lookedAround: "Looked through your workspace",
    lookedUp: (name: string) => `Looked up ${name}`,
    wrote: (path: string) => `Wrote ${path}`,
    changed: (path: string) => `Changed ${path}`,
    tasks: "Noted what is left to do",
    ran: (command: string) => `Ran ${command}`,
    used: (name: string) => `Used ${name}`,
    inOne: (count: { read: number; lookedUp: number; wrote: number; other: number }) => {
      const parts = [
        count.read > 0 ? `read ${count.read === 1 ? "a file" : `${count.read} files`}` : "",
        count.lookedUp > 0
          ? `looked up ${count.lookedUp === 1 ? "a guide" : `${count.lookedUp} guides`}`
          : "",
        count.wrote > 0 ? `wrote ${count.wrote === 1 ? "a file" : `${count.wrote} files`}` : "",
        count.other > 0 ? `took ${count.other === 1 ? "a step" : `${count.other} steps`} more` : "",
      ].filter((part) => part !== "");
      const line = parts.join(", ");
      return line.charAt(0).toUpperCase() + line.slice(1);
    },
  },
  workspaceTab: "Files",
};
