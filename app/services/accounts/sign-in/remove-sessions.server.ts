import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { sessions } from "~/tables/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { sessionKeyLength } from "../sessions/list-sessions.server";

/** Which sessions to end: one by its key, all but one by its hash, or all. */
export type EndedSessions = { key: string } | { except: string | null } | "all";

/**
 * Deletes sessions of a customer without checking the actor: the caller did, or has a link that proves it.
 */
export async function removeSessions(
  ctx: ShopContext,
  customerId: number,
  which: EndedSessions,
): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.tenantId, ctx.tenant.id), eq(sessions.customerId, customerId), chosen(which)));
}

function chosen(which: EndedSessions): SQL | undefined {
  if (which === "all") return undefined;
  if ("key" in which) return eq(sql`left(${sessions.idHash}, ${sessionKeyLength})`, which.key);
  return which.except === null ? undefined : ne(sessions.idHash, which.except);
}
