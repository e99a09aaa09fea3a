// @public

import { and, asc, eq } from "drizzle-orm";
import type { AddressButton } from "~/models/accounts/address/address-book";
import { authorize } from "~/models/shops/actors/authorize";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockAddressBook } from "./lock-address-book.server";

type DefaultColumn = "isDefaultShipping" | "isDefaultBilling";

/**
 * Does what a button of the address book asks for: removes an address, or makes it the default for one
 * purpose (rule accounts-22). A removed default passes on to the oldest address. An address that is gone
 * changes nothing.
 */
export async function changeAddressBook(
  ctx: ShopContext,
  customerId: number,
  { intent, address_id: id }: AddressButton,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockAddressBook(inner, customerId);
    if (intent !== "remove")
      return makeDefault(inner, customerId, {
        id,
        column: intent === "default-shipping" ? "isDefaultShipping" : "isDefaultBilling",
      });
    const [removed] = await tx
      .delete(customerAddresses)
      .where(and(ofCustomer(ctx, customerId), eq(customerAddresses.id, id)))
      .returning();
    if (!removed) return;
    for (const column of ["isDefaultShipping", "isDefaultBilling"] as const)
      if (removed[column]) await passOn(inner, customerId, column);
  });
}

const ofCustomer = (ctx: ShopContext, customerId: number) =>
  and(eq(customerAddresses.tenantId, ctx.tenant.id), eq(customerAddresses.customerId, customerId));

async function makeDefault(
  ctx: ShopContext,
  customerId: number,
  { id, column }: { id: number; column: DefaultColumn },
): Promise<void> {
  const [found] = await ctx.db
    .select({ id: customerAddresses.id })
    .from(customerAddresses)
    .where(and(ofCustomer(ctx, customerId), eq(customerAddresses.id, id)));
  if (!found) return;
  await ctx.db
    .update(customerAddresses)
    .set({ [column]: false })
    .where(and(ofCustomer(ctx, customerId), eq(customerAddresses[column], true)));
  await ctx.db
    .update(customerAddresses)
    .set({ [column]: true })
    .where(and(ofCustomer(ctx, customerId), eq(customerAddresses.id, id)));
}

async function passOn(ctx: ShopContext, customerId: number, column: DefaultColumn): Promise<void> {
  const [oldest] = await ctx.db
    .select({ id: customerAddresses.id })
    .from(customerAddresses)
    .where(ofCustomer(ctx, customerId))
    .orderBy(asc(customerAddresses.id))
    .limit(1);
  if (oldest) await makeDefault(ctx, customerId, { id: oldest.id, column });
}
