import { actorText, type RecordedActor } from "../actor/recorded-actor";

/** Values of a row's columns, by name. */
export type AuditValues = Record<string, unknown>;

/** One change as the audit keeps it. `before` is null for a new row, `after` for a removed one; `at` is UTC ISO. */
export type AuditEntry = {
  at: string;
  actor: RecordedActor;
  /** The table. */
  thing: string;
  thingId: string;
  before: AuditValues | null;
  after: AuditValues | null;
};

/** Longest text of one value in a line; the database keeps the whole. */
const maxValueLength = 120;

/** A change as one line: when, who, what, and each column with its value before and after. */
export function auditLine({ at, actor, thing, thingId, before, after }: AuditEntry): string {
  const what = before === null ? "added" : after === null ? "removed" : "changed";
  const columns = Object.keys({ ...before, ...after });
  const values = columns.map((column) => {
    const [was, is] = [valueText(before?.[column]), valueText(after?.[column])];
    if (before === null) return `${column} ${is}`;
    return after === null ? `${column} ${was}` : `${column} ${was} -> ${is}`;
  });
  return `${at} ${actorText(actor)} ${what} ${thing} ${thingId}: ${values.join(", ")}`;
}

function valueText(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}...` : text;
}
