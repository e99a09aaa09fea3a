// @public

import { eq } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { sharedPrefixes } from "../../platform/file-store/file-keys";
import type { FileStore } from "../../platform/file-store/file-store";

/** What hosts keep below their shop: work on other businesses, which is no file of theirs. */
const ofHosts = /^uploads\/[^/]+\/host-(?:works|exports)\//;
/** Whether a file is one that hosts keep, by its key. */
export const isOfHosts = (key: string): boolean => ofHosts.test(key);

/** What is needed to measure a business. */
export type MeasuredPlace = { db: Db; fileStore: FileStore; tenant: { id: string } };

/**
 * Adds up what the pictures and files of a business take, and keeps the sum (rule hosting-10). What was
 * removed since the last time counts no more.
 * @returns bytes
 */
export async function measureFiles({ db, fileStore, tenant }: MeasuredPlace): Promise<number> {
  const own = eq(tenants.id, tenant.id);
  const named = await db.select({ code: shops.code }).from(shops).where(eq(shops.tenantId, tenant.id));
  // Pictures of a marketplace are kept under its own code.
  const whole = await db.select({ code: tenants.code }).from(tenants).where(own);
  const bytes = await bytesBelow(
    fileStore,
    [...named, ...whole].map((one) => one.code),
  );
  await db.update(tenants).set({ fileBytes: bytes }).where(own);
  return bytes;
}

/** What the files below the codes of a business take, bytes. */
export async function bytesBelow(fileStore: FileStore, codes: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const code of new Set(codes))
    for (const prefix of sharedPrefixes)
      for await (const { key, sizeBytes } of fileStore.list(`${prefix}${code}/`))
        if (!isOfHosts(key)) bytes += sizeBytes;
  return bytes;
}
