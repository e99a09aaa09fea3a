// @public

import { and, eq, isNull } from "drizzle-orm";
import { type BlockKind, readBlock } from "~/models/accounts/blocks/block";
import { AppError } from "~/models/platform/error/app-error";
import { blocks } from "~/tables/accounts/blocks";
import { customers } from "~/tables/accounts/customers";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { removeSessions } from "../sign-in/remove-sessions.server";
import { authorizeBlocks } from "./authorize-blocks.server";

/** What to block, what they read, and why. */
export type BlockInput = { kind: BlockKind; value: string; words?: string; note?: string };

const longest = { value: 300, words: 300, note: 2000 };

/**
 * Blocks a customer or guest, who can then neither sign in nor buy in any shop of the business (rule
 * accounts-46). A customer who is signed in is signed out. What is blocked already gets the new words
 * and note.
 * @returns the block's number
 * @throws AppError `invalid` for what cannot be blocked, `not_found` for a customer who is not there,
 * `forbidden`
 */
export async function addBlock(ctx: ShopContext, input: BlockInput): Promise<number> {
  await authorizeBlocks(ctx, "change");
  const { kind, value: typed, words = "", note = "" } = input;
  for (const field of ["value", "words", "note"] as const)
    if ((input[field] ?? "").length > longest[field])
      throw new AppError("invalid", `Use at most ${longest[field]} characters.`, field);
  const read = readBlock(kind, typed);
  if ("refusal" in read) throw new AppError("invalid", read.refusal, "value");
  const { value } = read;
  return inTransaction(ctx, async (inner) => {
    const { db, tenant, now } = inner;
    const customerId = await customerOf(inner, kind, value);
    const texts = { typed: typed.trim(), words: words.trim(), note: note.trim() };
    const [row] = await db
      .insert(blocks)
      .values({ tenantId: tenant.id, kind, value, ...texts, createdAt: now() })
      .onConflictDoUpdate({ target: [blocks.tenantId, blocks.kind, blocks.value], set: texts })
      .returning({ id: blocks.id });
    if (customerId !== null) await removeSessions(inner, customerId, "all");
    return row?.id ?? 0;
  });
}

/** The account that a block is for; null where it is for none alone. */
async function customerOf(ctx: ShopContext, kind: BlockKind, value: string): Promise<number | null> {
  if (kind !== "customer" && kind !== "email") return null;
  const isIt = kind === "customer" ? eq(customers.id, Number(value)) : eq(customers.email, value);
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), isIt, isNull(customers.deletedAt)));
  if (kind === "customer" && !found)
    throw new AppError("not_found", "We couldn’t find this customer.", "value");
  return found?.id ?? null;
}
