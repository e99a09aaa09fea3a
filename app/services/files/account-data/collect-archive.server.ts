import type { ArchiveValue, CustomerArchive } from "~/models/accounts/archive-page";
import { authorize } from "~/models/shops/actors/authorize";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Everything that is kept about a customer in all shops of the tenant (rule accounts-35): no password, token,
 * digest or other secret.
 * @throws AppError `forbidden` for another actor than the customer
 */
export async function collectArchive(ctx: ShopContext, owner: DataOwner): Promise<CustomerArchive> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: owner.customerId });
  const parts = new Map<string, { name: string; heading: string; rows: ArchiveValue[] }>();
  for (const { headings, archive } of ctx.handlers.customerData) {
    const read = await archive(ctx, owner);
    for (const [name, heading] of Object.entries(headings)) {
      const part = parts.get(name) ?? { name, heading, rows: [] };
      part.rows.push(...(read[name] ?? []));
      parts.set(name, part);
    }
  }
  return [...parts.values()];
}
