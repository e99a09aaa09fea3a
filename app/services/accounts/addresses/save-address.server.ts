// @public

import { createHash } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { addressKey, maxBookAddresses } from "~/models/accounts/address/address-book";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockAddressBook } from "./lock-address-book.server";

/**
 * Adds an address to a customer's book, or changes one (rule accounts-22). The first one is the default for
 * both purposes. An address that is in the book already stays there once.
 * @param id of the address to change; null to add one
 * @throws AppError `not_found` for an address that is not in this customer's book, `conflict` for a full book
 */
export async function saveAddress(
  ctx: ShopContext,
  customerId: number,
  { id, address }: { id: number | null; address: Address },
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockAddressBook(inner, customerId);
    if (id === null) await addAddress(inner, customerId, address);
    else await changeAddress(inner, customerId, { id, address });
  });
}

/** Adds an address unless the book has it. Call it with the book locked. */
export async function addAddress(ctx: ShopContext, customerId: number, address: Address): Promise<void> {
  const held = await countAddresses(ctx, customerId);
  if (held >= maxBookAddresses)
    throw new AppError(
      "conflict",
      phrase("An address book has at most {maxBookAddresses} addresses.", { maxBookAddresses }),
    );
  const isFirst = held === 0;
  const now = ctx.now();
  await ctx.db
    .insert(customerAddresses)
    .values({
      tenantId: ctx.tenant.id,
      customerId,
      address,
      contentKey: keyOf(address),
      isDefaultShipping: isFirst,
      isDefaultBilling: isFirst,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}

async function changeAddress(
  ctx: ShopContext,
  customerId: number,
  { id, address }: { id: number; address: Address },
): Promise<void> {
  const own = and(
    eq(customerAddresses.tenantId, ctx.tenant.id),
    eq(customerAddresses.customerId, customerId),
  );
  const contentKey = keyOf(address);
  const [same] = await ctx.db
    .select({ id: customerAddresses.id })
    .from(customerAddresses)
    .where(and(own, eq(customerAddresses.contentKey, contentKey)));
  if (same && same.id !== id)
    throw new AppError("conflict", phrase("This address is already in your address book."), "address_line1");
  const changed = await ctx.db
    .update(customerAddresses)
    .set({ address, contentKey, updatedAt: ctx.now() })
    .where(and(own, eq(customerAddresses.id, id)))
    .returning({ id: customerAddresses.id });
  if (changed.length === 0)
    throw new AppError("not_found", phrase("This address is no longer in your address book."));
}

async function countAddresses(ctx: ShopContext, customerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ held: count() })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.tenantId, ctx.tenant.id), eq(customerAddresses.customerId, customerId)));
  return row?.held ?? 0;
}

const keyOf = (address: Address): string => createHash("sha256").update(addressKey(address)).digest("hex");
