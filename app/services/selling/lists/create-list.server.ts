// @public

import { and, count, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { mostLists } from "~/models/selling/lists/list-limits";
import { customers } from "~/tables/accounts/customers";
import { shoppingLists } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Creates a shopping list.
 * @returns its id
 * @throws AppError `conflict` above the limit (rule lists-8)
 */
export async function createList(ctx: ShopContext, customerId: number, name: string): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    // Two at once would both find room.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)))
      .for("no key update");
    const [held] = await tx
      .select({ count: count() })
      .from(shoppingLists)
      .where(and(eq(shoppingLists.tenantId, ctx.tenant.id), eq(shoppingLists.customerId, customerId)));
    if (held && held.count >= mostLists)
      throw new AppError(
        "conflict",
        phrase("You have {mostLists} lists. Delete one to create another.", { mostLists }),
      );
    const [created] = await tx
      .insert(shoppingLists)
      .values({ tenantId: ctx.tenant.id, customerId, name, createdAt: ctx.now() })
      .returning({ id: shoppingLists.id });
    if (!created) throw new Error("the list was not created");
    return created.id;
  });
}
