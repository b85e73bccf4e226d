const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

type Counted = "messages" | "decisions" | "runs" | "calledIn" | "proposals";

/** Renaming, copying and deleting what is kept. */
export const manage = {
  lesson: {
    more: (title: string) => `More for “${title}”`,
    rename: "Rename",
    copy: "Make a copy",
    adapt: "Adapt for another class…",
    delete: "Delete",
    renameTitle: "Rename this lesson",
    name: "Name",
    nameHint: "What the lists call it. The lesson itself is not changed.",
    nameMissing: "Give it a name.",
    renamed: (title: string) => `It is now called “${title}”.`,
    copied: (title: string) => `There is a copy of “${title}” now.`,
    deleteTitle: (title: string) => `Delete “${title}”?`,
    deleteYes: "Delete it for good",
    going: ({ messages, decisions, runs, calledIn, proposals }: Record<Counted, number>) =>
      `The lesson, its conversation (${many(messages, "message", "messages")}), ${many(decisions, "decision", "decisions")}, what was recorded of ${many(runs, "run", "runs")}${calledIn === 0 ? "" : `, what ${many(calledIn, "agent", "agents")} did for it`}${proposals === 0 ? "" : ` and ${many(proposals, "thing", "things")} that waited to be remembered`} go from this computer. This cannot be undone. Files in your workspace and documents you downloaded stay.`,
    deleted: (title: string) => `“${title}” is deleted.`,
  },
  adapt: {
    title: (title: string) => `Adapt “${title}”`,
    about:
      "A new lesson on the same topic, with the minutes, needs and level of the class you choose. Sections that you accepted or typed yourself come along where they fit. This lesson stays as it is.",
    class: "For which class?",
    which: "Choose a class.",
    classLine: (id: string, stage: string, subject: string, minutes: number) =>
      `${id}: ${[stage, subject].filter(Boolean).join(" ")}, ${minutes} minutes`,
    go: "Plan it for this class",
    kept: (titles: readonly string[]) => `Kept as you had it: ${titles.join(", ")}.`,
    keptNone: "Nothing of it could be kept as it was.",
    anew: (titles: readonly string[]) => `Written anew for this class: ${titles.join(", ")}.`,
    from: "Adapted from a lesson for another class.",
    open: "Open that lesson",
  },
  data: {
    title: "Your data",
    about:
      "What is kept of you on this computer: what you wrote, how it was marked, and when things come back.",
    none: "Nothing is kept of you yet.",
    kept: (course: string, exercises: number, sittings: number) =>
      `${course}: ${many(exercises, "exercise", "exercises")}, ${many(sittings, "sitting", "sittings")}`,
    delete: "Delete",
    deleteOf: (course: string) => `Delete my data of ${course}`,
    deleteAll: "Delete all my data",
    deleteYes: "Delete it for good",
    ask: (course: string) => `Delete your data of ${course}?`,
    askAll: "Delete all your data?",
    going: (exercises: number, sittings: number, coached: boolean, partners: readonly string[]) =>
      `${many(exercises, "exercise", "exercises")} with what you wrote, ${many(sittings, "sitting", "sittings")}, your progress and your cards${coached ? ", and your coached sessions" : ""} go from this computer${partners.length === 0 ? "" : `, with what is kept of ${partners.join(", ")}, who studied it with you here`}. This cannot be undone. The course itself stays. Conversations with an AI model are kept apart, and go with “Delete all my data”.`,
    goingAll: (courses: number, exercises: number, sittings: number, talks: number) =>
      `${many(exercises, "exercise", "exercises")} and ${many(sittings, "sitting", "sittings")} of ${many(courses, "course", "courses")}, with progress and cards, coached sessions, your settings and ${many(talks, "conversation", "conversations")} with an AI model go from this computer, and what is kept of whoever studied with you here. This cannot be undone. The courses themselves stay.`,
    deleted: (course: string) => `Your data of ${course} is deleted.`,
    deletedAll: "All your data is deleted.",
  },
};
