export const plan = {
  question: "What are you teaching next?",
  draftIt: "Draft it",
  stop: "Stop",
  keys: "Plan",
  noSession: "This lesson cannot be opened",
  allLessons: "All lessons",
  resizeConversation: "Width of the conversation",
  panes: "Views",
  pane: { lesson: "Lesson", conversation: "Conversation" },
};
