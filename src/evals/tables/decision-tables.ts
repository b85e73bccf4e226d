import { actions } from "../../lesson/decide/edit-types.ts";
import type { DecisionRow } from "../decisions/decision-rows.ts";
import { decisionKinds, type SectionCounts } from "../decisions/summary.ts";
import type { Table } from "./table.ts";

export const decisionTable: Table<DecisionRow> = {
  name: "decisions",
  about: "One row a decision of a teacher on a section of a lesson.",
  columns: [
    { name: "session", about: "the lesson's session", of: ({ session }) => session },
    { name: "draft", about: "which draft of the lesson: its message's place", of: ({ draft }) => draft },
    { name: "at", about: "when it was kept (UTC)", of: ({ at }) => at },
    { name: "section", about: "the section, by the lesson's own name", of: ({ section }) => section },
    { name: "section_kind", about: "the usual name of such a section", of: ({ kind }) => kind },
    { name: "type", about: actions.join(", "), of: ({ type }) => type },
    {
      name: "edit_type",
      about: "what a revision asked for, by the button or by the words of the request",
      of: ({ editType }) => editType,
    },
    {
      name: "request",
      about: "the request in the teacher's own words; names are masked",
      of: ({ request }) => request,
    },
    { name: "pick", about: "which of the alternatives was taken, from 1", of: ({ pick }) => pick },
    {
      name: "seconds",
      about:
        "from the last thing that happened in the session until it was decided, or asked for; breaks are in it; empty where not known",
      of: ({ seconds }) => seconds,
    },
    {
      name: "run",
      about: "the run that wrote what a revision or alternatives asked for; empty where not known",
      of: ({ run }) => run,
    },
  ],
};

export const sectionTable: Table<SectionCounts> = {
  name: "sections",
  about: "One row a kind of section, over all lessons: how often each decision was made.",
  columns: [
    { name: "section_kind", about: "the usual name of the section", of: ({ section }) => section },
    ...decisionKinds.map((kind) => ({
      name: kind.replace(":", "_"),
      about: kind.startsWith("revise") ? `revisions of the type ${kind.slice(7)}` : `decisions: ${kind}`,
      of: ({ counts }: SectionCounts) => counts[kind],
    })),
    {
      name: "decided_sections",
      about: "drafted sections with a decision (n of the rate)",
      of: ({ firstSight }) => firstSight?.n ?? 0,
    },
    {
      name: "accepted_at_first_sight",
      about: "of these, accepted with nothing else done to them",
      of: ({ firstSight }) => firstSight?.yes ?? 0,
    },
    { name: "rate", about: "their share", of: ({ firstSight }) => firstSight?.rate ?? null },
    {
      name: "rate_low",
      about: "lower bound of its Wilson 95% interval",
      of: ({ firstSight }) => firstSight?.low ?? null,
    },
    { name: "rate_high", about: "upper bound", of: ({ firstSight }) => firstSight?.high ?? null },
  ],
};
