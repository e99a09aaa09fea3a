import { and, asc, eq } from "drizzle-orm";
import { bulkRows } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";
import type { BulkChange } from "../kinds/bulk-change";

/** The first rows of a change, and how many it has. */
export type NextRows = {
  rows: Pick<typeof bulkRows.$inferSelect, "place" | "row" | "expected">[];
  total: number;
  isMore: boolean;
};

/** Up to here what is selected is counted, so many at once. */
const countedAtMost = 100_000;
const countedAtOnce = 5000;

/** Reads the first rows of a change that has not begun: those that were sent, or those that it selects. */
export async function readNextRows(
  ctx: ShopContext,
  { id, cursor, options, total }: BulkOperation,
  { change, limit }: { change: BulkChange<unknown>; limit: number },
): Promise<NextRows> {
  if (cursor === null) {
    const { tenantId, operationId, place } = bulkRows;
    const rows = await ctx.db
      .select({ place, row: bulkRows.row, expected: bulkRows.expected })
      .from(bulkRows)
      .where(and(eq(tenantId, ctx.tenant.id), eq(operationId, id)))
      .orderBy(asc(place))
      .limit(limit);
    return { rows, total, isMore: false };
  }
  const made = typeof options.change === "object" ? options.change : {};
  const read = async (after: number) =>
    (await change.select?.(ctx, options.selection, after, countedAtOnce)) ?? [];
  const first = await read(0);
  let [count, page] = [first.length, first];
  while (page.length === countedAtOnce && count < countedAtMost) {
    page = await read(page.at(-1)?.id ?? 0);
    count += page.length;
  }
  return {
    rows: first
      .slice(0, limit)
      .map(({ row }, at) => ({ place: at + 1, row: { ...row, ...made }, expected: null })),
    total: count,
    isMore: page.length === countedAtOnce,
  };
}
