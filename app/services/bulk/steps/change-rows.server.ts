import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ZodError, ZodIssue } from "zod";
import { type Kept, keptOf } from "~/models/bulk/kept/kept";
import { sinceProblem } from "~/models/bulk/kept/kept-texts";
import { bulkRows } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";
import type { BulkChange } from "../kinds/bulk-change";

/** A row of an operation, as it is stored. */
type StoredRow = Pick<typeof bulkRows.$inferSelect, "place" | "row" | "expected">;

/** What became of a row: why it was refused, or what it changed. */
export type MadeRow = { place: number; reason: string | null; before: Kept | null; after: Kept | null };

/**
 * Changes the next rows of an operation and writes down which were refused, and what the others changed, in
 * the caller's transaction.
 * @returns how far it is
 */
export async function changeRows(
  inner: ShopContext,
  operation: BulkOperation,
  change: BulkChange<unknown>,
): Promise<Pick<BulkOperation, "done" | "refused" | "changed" | "state">> {
  const { id, done, total } = operation;
  const { tenantId, operationId, place } = bulkRows;
  const next = await inner.db
    .select({ place, row: bulkRows.row, expected: bulkRows.expected })
    .from(bulkRows)
    .where(and(eq(tenantId, inner.tenant.id), eq(operationId, id), gt(place, done)))
    .orderBy(asc(place))
    .limit(change.stepRows);
  const made = await makeRows(inner, next, change);
  const told = made.filter(({ reason, before }) => reason !== null || before !== null);
  if (told.length > 0)
    await inner.db.execute(sql`
      update bulk_rows r set reason = w.reason, before = w.before, after = w.after
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as w(place int, reason text, before jsonb, after jsonb)
      where r.tenant_id = ${inner.tenant.id} and r.operation_id = ${id} and r.place = w.place`);
  const after = next.at(-1)?.place ?? done;
  return {
    done: after,
    refused: operation.refused + made.filter(({ reason }) => reason !== null).length,
    changed: operation.changed + made.filter(({ before }) => before !== null).length,
    state: after >= total ? "done" : "running",
  };
}

/** Makes rows or undoes them, in the caller's transaction (rules bulk-7 and bulk-8). */
export async function makeRows(
  inner: ShopContext,
  rows: readonly StoredRow[],
  change: BulkChange<unknown>,
): Promise<MadeRow[]> {
  const undone = rows.flatMap(({ place, row, expected }) =>
    expected === null ? [] : [{ place, to: row as Kept, left: expected }],
  );
  if (undone.length === 0) return applyRows(inner, rows, change);
  const made: MadeRow[] = [];
  for (const round of rounds(undone)) made.push(...(await undoRows(inner, round, change)));
  return made;
}

/** What was changed several times is undone one time after the other. */
function rounds<Row extends { left: Kept }>(rows: readonly Row[]): Row[][] {
  const seen = new Map<string, number>();
  const found: Row[][] = [];
  for (const row of rows) {
    const round = seen.get(row.left.key) ?? 0;
    seen.set(row.left.key, round + 1);
    found[round] ??= [];
    found[round].push(row);
  }
  return found;
}

async function applyRows(
  inner: ShopContext,
  rows: readonly StoredRow[],
  { schema, apply, keeps }: BulkChange<unknown>,
): Promise<MadeRow[]> {
  const made = new Map<number, MadeRow>();
  const refuse = (place: number, reason: string) =>
    made.set(place, { place, reason, before: null, after: null });
  const valid = rows.flatMap(({ place, row }) => {
    const read = schema.safeParse(row);
    if (read.success) return [{ place, row: read.data, key: keeps.keyOf(read.data) }];
    const { path = [], message = "" } = firstIssue(read.error) ?? {};
    refuse(place, path.length > 0 ? `${path.join(".")}: ${message}` : message);
    return [];
  });
  const before = await keeps.read(
    inner,
    valid.map(({ key }) => key),
  );
  const reasons = await apply(
    inner,
    valid.map(({ row }) => row),
  );
  for (const [at, reason] of reasons) refuse(valid[at]?.place ?? 0, reason);
  const done = valid
    .filter(({ place }) => !made.has(place))
    .map((one) => ({ ...one, left: keeps.keyAfter?.(inner, one.row) ?? one.key }));
  const after = await keeps.read(
    inner,
    done.map(({ left }) => left),
  );
  for (const { place, key, left } of done)
    made.set(place, { place, reason: null, ...changed(before.get(key), after.get(left)) });
  return rows.flatMap(({ place }) => made.get(place) ?? []);
}

/** What is wrong with a row first; of several forms it may have, with the first of them. */
function firstIssue({ issues: [issue] }: ZodError): ZodIssue | undefined {
  const [form] = issue?.code === "invalid_union" ? issue.unionErrors : [];
  return form ? firstIssue(form) : issue;
}

async function undoRows(
  inner: ShopContext,
  rows: readonly { place: number; to: Kept; left: Kept }[],
  { keeps }: BulkChange<unknown>,
): Promise<MadeRow[]> {
  const made = new Map<number, MadeRow>();
  const refuse = (place: number, reason: string) =>
    made.set(place, { place, reason, before: null, after: null });
  const before = await keeps.read(
    inner,
    rows.map(({ left }) => left.key),
  );
  const due = rows.flatMap(({ place, to, left }) => {
    const now = before.get(left.key) ?? { ...left, values: null };
    const problem = sinceProblem(left, now, inner.tenant.currency);
    if (problem === null) return [{ place, to, now }];
    refuse(place, problem);
    return [];
  });
  for (const [at, reason] of await keeps.restore(inner, due)) refuse(due[at]?.place ?? 0, reason);
  const done = due.filter(({ place }) => !made.has(place));
  const after = await keeps.read(
    inner,
    done.map(({ to }) => to.key),
  );
  for (const { place, to, now } of done)
    made.set(place, { place, reason: null, ...changed(now, after.get(to.key) ?? { ...to, values: null }) });
  return rows.flatMap(({ place }) => made.get(place) ?? []);
}

const changed = (before: Kept | undefined, after: Kept | undefined) =>
  (before && after && keptOf(before, after)) || { before: null, after: null };
