import { placedMessage } from "~/models/files/apply-summary";
import type { ImportReport } from "~/models/files/import-report";
import type { WorkReport } from "./work-report";

/** Messages of a kind that a page shows. */
const most = 200;

/** What came of files, in lines a host reads. */
export function importWorkReport(report: ImportReport): WorkReport {
  const { counts, refused, refusedCount, notes, notesCount, pictures, unseen = [], next } = report;
  const more = (count: number, shown: number) => (count > shown ? [`${count - shown} more`] : []);
  const shown = { refused: refused.slice(0, most), notes: notes.slice(0, most) };
  return {
    taken: [
      ...counts
        .filter(({ counts: { added } }) => added > 0)
        .map(({ what, counts: { added } }) => `${what}: ${added.toLocaleString("en-US")}`),
      ...counts
        .filter(({ counts: { changed } }) => changed > 0)
        .map(({ what, counts: { changed } }) => `${what} changed: ${changed.toLocaleString("en-US")}`),
      ...(pictures && pictures.kept > 0 ? [`Pictures: ${pictures.kept.toLocaleString("en-US")}`] : []),
    ],
    changed: [
      ...unseen,
      ...(pictures && pictures.missing > 0 ? [`${pictures.missing} pictures are missing`] : []),
      ...shown.notes.map(placedMessage),
      ...more(notesCount, shown.notes.length),
    ],
    refused: [...shown.refused.map(placedMessage), ...more(refusedCount, shown.refused.length)],
    next,
    file: null,
  };
}
