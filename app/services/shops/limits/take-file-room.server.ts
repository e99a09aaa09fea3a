// @public

import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { fileRoomRefusal, megabyte } from "~/models/shops/limits/quotas";
import type { FileStore } from "../../platform/file-store/file-store";
import { type MeasuredPlace, measureFiles } from "./measure-files.server";

/** Beside which field a refusal stands, and whether a shopper reads it. */
type Asked = { field?: string; isShopper?: boolean };

const shopperText = phrase("This shop can’t take any more files. Send your message without them.");

/**
 * Counts bytes that a business keeps in files from the end of the transaction on (rule hosting-10).
 * @throws AppError `conflict` above its limit
 */
export async function takeFileRoom(place: MeasuredPlace, bytes: number): Promise<void> {
  if (bytes <= 0 || (await take(place, bytes))) return;
  // What was removed since the last time makes room.
  const usedBytes = await measureFiles(place);
  if (await take(place, bytes)) return;
  const refusal = await refusalOf(place, usedBytes, bytes);
  if (refusal !== null) throw new AppError("conflict", refusal);
}

/**
 * A store of files that counts each one that is put into it. A file above the limit is taken out again: only
 * what is there is seen by two that measure at the same time.
 */
export const limitedStore = (place: MeasuredPlace, { field, isShopper = false }: Asked = {}): FileStore => ({
  ...place.fileStore,
  async put(key, content) {
    await place.fileStore.put(key, content);
    const bytes = content instanceof Uint8Array ? content.byteLength : content.sizeBytes;
    if (await take(place, bytes)) return;
    const usedBytes = (await measureFiles(place)) - bytes;
    const refusal = await refusalOf(place, usedBytes, bytes);
    if (refusal === null) return;
    await place.fileStore.remove([key]);
    await place.db.execute(
      sql`update tenants set file_bytes = file_bytes - ${bytes} where id = ${place.tenant.id}`,
    );
    throw new AppError("conflict", isShopper ? shopperText : refusal, field);
  },
});

async function take({ db, tenant }: MeasuredPlace, bytes: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update tenants set file_bytes = file_bytes + ${bytes}
    where id = ${tenant.id} and (quotas->'megabytes' is null
      or file_bytes + ${bytes} <= (quotas->>'megabytes')::bigint * ${megabyte})
    returning id`);
  return rows.length > 0;
}

async function refusalOf({ db, tenant }: MeasuredPlace, usedBytes: number, bytes: number) {
  const { rows } = await db.execute<{ allowed: number | null }>(
    sql`select (quotas->>'megabytes')::int as allowed from tenants where id = ${tenant.id}`,
  );
  return fileRoomRefusal(usedBytes, rows[0]?.allowed ?? null, bytes);
}
