import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Operations of a business that are not over at a time (rule bulk-2). */
const mostAtATime = 20;

/** Refuses another operation beyond so many. @throws AppError `too_many` */
export async function limitOperations(ctx: ShopContext): Promise<void> {
  const { tenantId, state } = bulkOperations;
  const isUnderWay = and(eq(tenantId, ctx.tenant.id), inArray(state, ["open", "running"]));
  if ((await ctx.db.$count(bulkOperations, isUnderWay)) >= mostAtATime)
    throw new AppError("too_many", `${mostAtATime} operations are under way. Wait for one, or cancel one.`);
}
