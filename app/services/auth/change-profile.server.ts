import { and, eq } from "drizzle-orm";
import type { ProfileForm } from "~/models/account/profile-form";
import { insist } from "~/models/actor/insist";
import { customers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** Changes the names of a customer of this shop. */
export async function changeProfile(ctx: ShopContext, customerId: number, form: ProfileForm): Promise<void> {
  insist(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await ctx.db
    .update(customers)
    .set({
      firstName: form.first_name,
      lastName: form.last_name,
      nickName: form.nick_name,
      updatedAt: ctx.now(),
    })
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
}
