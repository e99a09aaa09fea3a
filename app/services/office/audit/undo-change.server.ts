import { and, eq } from "drizzle-orm";
import { optionLabel } from "~/models/catalogue/rows/product-columns";
import { auditEntryText } from "~/models/office/audit/audit-words";
import { dayText } from "~/models/office/day-text";
import { AppError } from "~/models/platform/error/app-error";
import type { AuditValues } from "~/models/shops/records/audit-entry";
import { recordVersions } from "~/tables/shops/records";
import { undoMerge } from "../../bulk/merging/undo-merge.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listVersions } from "../../shops/records/list-versions.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { restoreRecord } from "../../shops/records/restore-record.server";
import { nameActors } from "../orders/name-actors.server";
import { mergeUndo, type Undo } from "./find-undos.server";
import { undoAdded } from "./undo-added.server";

/** What a change of the audit is undone by: the version before it. */
type FormerVersion = Undo & { version: string };

/**
 * Makes a record what it was before a change of the audit, as a change of its own (rule office-98).
 * @throws AppError `conflict` where it was changed since, with what the change left and what stands there
 * now; `not_found`, `forbidden`, `invalid`
 */
export async function undoChange(
  ctx: ShopContext,
  { kind: named, name, version, at }: FormerVersion,
): Promise<void> {
  if (named === mergeUndo) return undoMerge(ctx, Number(name));
  const kind = ctx.handlers.recordKinds.find((one) => one.kind === named);
  if (!kind) throw new AppError("not_found", `There is no kind '${named}'.`);
  const versions = await listVersions(ctx, kind, name);
  const place = versions.findIndex((one) => one.version === version && one.at.toISOString() === at);
  if (place < 0) throw new AppError("not_found", "What was before this change is not kept any more.");
  const current = await kind.read(ctx, name, false);
  const next = versions[place - 1];
  if (next) {
    const who = await nameActors(ctx, [next.actor]);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const saying = { currency: ctx.tenant.currency, momentText: (moment: Date) => dayText(moment, clock) };
    const differs = auditEntryText(differences(next.record, current), saying);
    throw new AppError(
      "conflict",
      `${name} was changed since by ${who(next.actor)} (${dayText(next.at, clock)}), and stays. Since then: ${differs || "nothing that differs"}. Undo the later change first.`,
    );
  }
  const former = versions[place];
  // One of a family cannot lose an option that the others keep.
  if (named === "product" && former && otherOptions(former.record, current)) {
    const began = await beganAt(ctx, { name, version, at: former.at });
    if (began) return undoAdded(ctx, { name, at: began.toISOString() });
  }
  const expectedVersion = current === null ? null : recordVersion(current);
  await restoreRecord(ctx, kind, { name, version, expectedVersion });
}

const optionsOf = (record: unknown): string =>
  Object.keys(fieldsOf(record) ?? {})
    .flatMap((column) => optionLabel(column) ?? [])
    .sort()
    .join();

const otherOptions = (was: unknown, is: unknown): boolean => is !== null && optionsOf(was) !== optionsOf(is);

/** When the audit has the change that a version of a product ended with. */
async function beganAt(
  { db, tenant }: ShopContext,
  { name, version, at }: { name: string; version: string; at: Date },
): Promise<Date | null> {
  const { tenantId, kind, auditedAt } = recordVersions;
  const isIt = and(
    and(eq(tenantId, tenant.id), eq(kind, "product"), eq(recordVersions.name, name)),
    and(eq(recordVersions.version, version), eq(recordVersions.at, at)),
  );
  const [row] = await db.select({ auditedAt }).from(recordVersions).where(isIt);
  return row?.auditedAt ?? null;
}

/** The fields of two records that differ, as the audit says them. */
function differences(was: unknown, is: unknown): { before: AuditValues | null; after: AuditValues | null } {
  const [before, after] = [fieldsOf(was), fieldsOf(is)];
  if (before === null || after === null) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (of: AuditValues): AuditValues =>
    Object.fromEntries(names.map((name) => [name, of[name]])) as AuditValues;
  return { before: only(before), after: only(after) };
}

const fieldsOf = (record: unknown): AuditValues | null =>
  record === null || record === undefined
    ? null
    : typeof record === "object" && !Array.isArray(record)
      ? (record as AuditValues)
      : ({ value: record } as AuditValues);
