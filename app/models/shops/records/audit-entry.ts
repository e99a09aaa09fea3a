// @public

import { cutText } from "../../platform/text/storable-text";
import { actorText, type RecordedActor } from "../actors/recorded-actor";

/** Values of a row's columns, by name. */
export type AuditValues = Record<string, unknown>;

/** One recorded change. `before` is null for a new row, `after` for a deleted one; `at` is UTC ISO. */
export type AuditEntry = {
  at: string;
  actor: RecordedActor;
  /** The table. */
  subject: string;
  subjectId: string;
  before: AuditValues | null;
  after: AuditValues | null;
};

/** Longest value in a line, in characters; the database keeps all of it. */
const maxValueLength = 120;

/** A change as one line: when, by whom, what, and each column with its old and new value. */
export function auditLine({ at, actor, subject, subjectId, before, after }: AuditEntry): string {
  const what = before === null ? "added" : after === null ? "removed" : "changed";
  const columns = Object.keys({ ...before, ...after });
  const values = columns.map((column) => {
    const [was, is] = [valueText(before?.[column]), valueText(after?.[column])];
    if (before === null) return `${column} ${is}`;
    return after === null ? `${column} ${was}` : `${column} ${was} -> ${is}`;
  });
  return `${at} ${actorText(actor)} ${what} ${subject} ${subjectId}: ${values.join(", ")}`;
}

function valueText(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > maxValueLength ? `${cutText(text, maxValueLength)}...` : text;
}
