// @public

import { and, desc, eq, lt, sql } from "drizzle-orm";
import { blockText } from "~/models/accounts/blocks/block";
import { blocks } from "~/tables/accounts/blocks";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { authorizeBlocks } from "./authorize-blocks.server";

/** A block as staff see it; `text` says who. */
export type ListedBlock = Omit<typeof blocks.$inferSelect, "tenantId" | "typed"> & { text: string };

/**
 * Who is blocked, the newest first; by a part of what was typed, of the note or of the words.
 * @throws AppError `forbidden`
 */
export async function listBlocks(
  ctx: ShopContext,
  { after = null, limit, text = "" }: { after?: number | null; limit: number; text?: string },
): Promise<ListedBlock[]> {
  await authorizeBlocks(ctx, "view");
  const rows = await ctx.db
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.tenantId, ctx.tenant.id),
        after === null ? undefined : lt(blocks.id, after),
        text.trim() === ""
          ? undefined
          : sql`strpos(lower(${blocks.typed} || ' ' || ${blocks.note} || ' ' || ${blocks.words}), ${text.trim().toLowerCase()}) > 0`,
      ),
    )
    .orderBy(desc(blocks.id))
    .limit(limit);
  return rows.map(({ tenantId: _, typed, ...block }) => ({
    ...block,
    text: block.kind === "network" ? blockText(block) : typed,
  }));
}
