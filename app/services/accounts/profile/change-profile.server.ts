// @public

import { and, eq } from "drizzle-orm";
import { nameTakenMessage } from "~/models/accounts/display-name";
import type { ProfileForm } from "~/models/accounts/profile-form";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isNameTaken, lockDisplayName } from "../register/is-name-taken.server";

/**
 * Changes the names of a customer of this shop (rule accounts-32).
 * @throws AppError `conflict` beside `nick_name` for a name that another customer or reviewer has
 */
export async function changeProfile(ctx: ShopContext, customerId: number, form: ProfileForm): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await inTransaction(ctx, async (inner) => {
    const nickName = form.nick_name;
    if (nickName !== "") await lockDisplayName(inner, nickName);
    if (await isNameTaken(inner, nickName, { customerId, email: null }))
      throw new AppError("conflict", nameTakenMessage, "nick_name");
    await inner.db
      .update(customers)
      .set({ firstName: form.first_name, lastName: form.last_name, nickName, updatedAt: ctx.now() })
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  });
}
