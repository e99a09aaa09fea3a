// @public

import { and, eq, sql } from "drizzle-orm";
import { blockedWords, blocksOf, type Person } from "~/models/accounts/blocks/block";
import { AppError } from "~/models/platform/error/app-error";
import { blocks } from "~/tables/accounts/blocks";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Keeps out who is blocked (rule accounts-46), by one lookup of all that is known of them.
 * @throws AppError `forbidden` with the words of the oldest block
 */
export async function refuseBlocked(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  person: Person,
  from: keyof typeof blockedWords,
): Promise<void> {
  const keys = blocksOf(person);
  if (keys.length === 0) return;
  const asked = sql`(${blocks.kind}, ${blocks.value}) in (${sql.join(
    keys.map(({ kind, value }) => sql`(${kind}, ${value})`),
    sql`, `,
  )})`;
  const [found] = await db
    .select({ words: blocks.words })
    .from(blocks)
    .where(and(eq(blocks.tenantId, tenant.id), asked))
    .orderBy(blocks.id)
    .limit(1);
  if (found) throw new AppError("forbidden", found.words || blockedWords[from]);
}
