import { and, desc, inArray } from "drizzle-orm";
import { recordedActor } from "~/models/shops/recorded-actor";
import { recordDrafts, recordVersions } from "~/tables/records";
import type { RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";
import { ofRecord, ownerOf } from "./records/of-record.server";
import type { ShopContext } from "./shop-context.server";

/** Versions kept of a record; older ones are forgotten. */
const keptVersions = 50;

/**
 * Keeps what a record was before a change (rule owners-4). Its versions and its draft follow it to its new
 * name. Call it in the change's transaction.
 * @param before null for a record that was not there: there is nothing to keep
 */
export async function keepVersion<R>(
  inner: ShopContext,
  kind: RecordKind<R>,
  name: string,
  { before, after }: { before: R | null; after: R | null },
): Promise<void> {
  if (before === null) return;
  const was = kind.nameOf?.(before) ?? name;
  const is = after === null ? was : (kind.nameOf?.(after) ?? name);
  if (is !== was)
    for (const table of [recordVersions, recordDrafts])
      await inner.db
        .update(table)
        .set({ name: is })
        .where(ofRecord(table, inner, kind, was));
  await inner.db.insert(recordVersions).values({
    ...{ tenantId: inner.tenant.id, shopId: ownerOf(inner, kind), kind: kind.kind, name: is },
    ...{ at: inner.now(), actor: recordedActor(await inner.actor()) },
    ...{ record: before, version: recordVersion(before) },
  });
  const old = inner.db
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(ofRecord(recordVersions, inner, kind, is))
    .orderBy(desc(recordVersions.id))
    .offset(keptVersions);
  await inner.db
    .delete(recordVersions)
    .where(and(ofRecord(recordVersions, inner, kind, is), inArray(recordVersions.id, old)));
}
