import { readCards } from "./card-sitting.ts";
import type { ExportFormat } from "./export-formats.ts";
import type { Visit } from "./room.ts";

export type ExportedCourse = { bytes: Uint8Array; mediaType: string; fileName: string };

const written: Readonly<Record<ExportFormat, (visit: Visit) => Promise<Uint8Array>>> = {
  async apkg(visit) {
    const { exportApkg } = await import("../anki/export-apkg.ts");
    const { state } = await readCards(visit, { mend: false });
    return exportApkg(visit.course, state, { now: visit.room.ports.now(), zone: visit.profile.time_zone });
  },
  async csv(visit) {
    const { exportCsv } = await import("../export/export-csv.ts");
    const { state } = await readCards(visit, { mend: false });
    return new TextEncoder().encode(exportCsv(visit.course, state));
  },
  async xapi(visit) {
    const { exportXapi } = await import("../export/export-xapi.ts");
    const results = (await visit.state.results()).map(({ result }) => result);
    return new TextEncoder().encode(exportXapi(visit.course, results, { actor: visit.profile.learner_id }));
  },
};

const endings: Readonly<Record<ExportFormat, { ending: string; mediaType: string }>> = {
  apkg: { ending: "apkg", mediaType: "application/octet-stream" },
  csv: { ending: "csv", mediaType: "text/csv; charset=utf-8" },
  xapi: { ending: "xapi.json", mediaType: "application/json" },
};

/** A course with what the learner knows of it, for other programs. */
export async function exportCourse(visit: Visit, format: ExportFormat): Promise<ExportedCourse> {
  const { ending, mediaType } = endings[format];
  return {
    bytes: await written[format](visit),
    mediaType,
    fileName: `${visit.course.config.name}.${ending}`,
  };
}
