import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { bulkRight } from "~/models/bulk/bulk-kinds";
import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { can } from "~/models/shops/actors/can";
import { bulkOperations } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";

/**
 * The operation of this shop with this id.
 * @param hold whether its row is kept from others until the transaction ends
 * @throws AppError `not_found`, also for one that the actor might not have begun
 */
export async function requireOperation(ctx: ShopContext, id: string, hold = false): Promise<BulkOperation> {
  const { tenantId, shopId, id: ofRow } = bulkOperations;
  const none = new AppError("not_found", "We couldn’t find this operation.", "id");
  if (!isUuid(id)) throw none;
  const query = ctx.db
    .select()
    .from(bulkOperations)
    .where(and(eq(tenantId, ctx.tenant.id), eq(shopId, ctx.shop.id), eq(ofRow, id)));
  const isId = z.string().uuid().safeParse(id).success;
  const [found] = isId ? await (hold ? query.for("no key update") : query) : [];
  const right = found && bulkRight(found.kind, found);
  if (!found || !right || !can(await ctx.actor(), right.verb, right.subject)) throw none;
  return found;
}
