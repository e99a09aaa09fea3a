// @public

import { and, eq, sql } from "drizzle-orm";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { recordDrafts, recordVersions } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { ofRecord, ownerOf } from "./of-record.server";
import type { RecordKind } from "./record-kind";
import { recordVersion } from "./record-version.server";

/** Versions kept of a record; older ones are forgotten. */
const keptVersions = 50;
/** Rows of one statement. */
const rowsAtOnce = 1000;

/** What of a kind its versions need. */
export type VersionedKind<R> = Pick<RecordKind<R>, "kind" | "reach" | "nameOf">;

/**
 * Keeps what a record was before a change (rule owners-4). Its versions and its draft follow it to its new
 * name. Call it in the change's transaction.
 * @param before null for a record that was not there: there is nothing to keep
 */
export async function keepVersion<R>(
  inner: ShopContext,
  kind: VersionedKind<R>,
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
  await keepVersions(inner, kind, new Map([[is, before]]));
}

/** Keeps what many records were, by the names they have now; see {@link keepVersion}. */
export async function keepVersions<R>(
  inner: ShopContext,
  kind: VersionedKind<R>,
  former: ReadonlyMap<string, R>,
): Promise<void> {
  if (former.size === 0) return;
  const actor = JSON.stringify(recordedActor(await inner.actor()));
  const rows = [...former].map(([name, record]) => ({ name, record, version: recordVersion(record) }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await inner.db.execute(sql`
      insert into record_versions (tenant_id, shop_id, kind, at, actor, name, record, version)
      select ${inner.tenant.id}::uuid, ${ownerOf(inner, kind)}::uuid, ${kind.kind}::text,
        ${inner.now().toISOString()}::timestamptz, ${actor}::jsonb, r.name, r.record, r.version
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + rowsAtOnce))}::jsonb)
        as r(name text, record jsonb, version text)`);
  const counted = inner.db
    .select({
      id: recordVersions.id,
      age: sql<number>`row_number() over (partition by ${recordVersions.name} order by ${recordVersions.id} desc)`.as(
        "age",
      ),
    })
    .from(recordVersions)
    .where(
      and(
        ofRecord(recordVersions, inner, kind),
        sql`${recordVersions.name} = any(${sql.param([...former.keys()])}::text[])`,
      ),
    )
    .as("counted");
  await inner.db
    .delete(recordVersions)
    .where(
      and(
        eq(recordVersions.tenantId, inner.tenant.id),
        sql`${recordVersions.id} in (select id from ${counted} where age > ${keptVersions})`,
      ),
    );
}
