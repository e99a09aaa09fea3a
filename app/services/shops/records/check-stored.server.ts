// @public

import type { RecordMessages } from "~/models/shops/records/record-faults";
import type { ShopContext } from "../context/shop-context.server";

/**
 * What is wrong with a record as it is stored: places that do not exist, goods and secrets that are not there
 * (rule owners-12). One function says it for the office, the API and the command; a folder's check says the
 * same of its files.
 */
export async function checkStored(
  ctx: ShopContext,
  kind: string,
  name: string,
  record: unknown,
): Promise<RecordMessages> {
  if (record === null) return { faults: [], notes: [] };
  const found: RecordMessages[] = [];
  for (const check of ctx.handlers.recordChecks) found.push((await check(ctx, kind, name, record)) ?? none);
  return { faults: found.flatMap(({ faults }) => faults), notes: found.flatMap(({ notes }) => notes) };
}

const none: RecordMessages = { faults: [], notes: [] };
