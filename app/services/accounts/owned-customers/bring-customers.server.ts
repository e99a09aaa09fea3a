// @public

import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { addressKey } from "~/models/accounts/address/address-book";
import { authorize } from "~/models/shops/actors/authorize";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A customer of an earlier shop. */
export type BroughtCustomer = {
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  group: string;
  tags: string[];
  note: string;
  isTaxExempt: boolean;
  taxExemptReason: string;
  /** When the account was made there; null for now. */
  createdAt: Date | null;
  /** The first is the default for both purposes. */
  addresses: Address[];
};

/**
 * Makes accounts for customers of an earlier shop, without a password: each signs in once they chose one by
 * the mailed link of 'Forgot password?' (rule imports-3). An e-mail that has an account stays as it is.
 * Nothing is mailed. Call it in a transaction, with at most a thousand.
 * @returns the e-mails that got an account
 * @throws AppError `forbidden`
 */
export async function bringCustomers(
  ctx: ShopContext,
  brought: readonly BroughtCustomer[],
): Promise<Set<string>> {
  authorize(await ctx.actor(), "create", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  if (brought.length === 0) return new Set();
  const now = ctx.now();
  const there = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, ctx.tenant.id),
        inArray(
          customers.email,
          brought.map(({ email }) => email),
        ),
      ),
    );
  const known = new Set(there.map(({ email }) => email));
  const fresh = brought.filter(({ email }) => !known.has(email));
  if (fresh.length === 0) return new Set();
  const created = await ctx.db
    .insert(customers)
    .values(
      fresh.map(({ group, addresses: _addresses, createdAt, ...customer }) => ({
        ...customer,
        tenantId: ctx.tenant.id,
        groupCode: group,
        createdAt: createdAt ?? now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
    .returning({ id: customers.id, email: customers.email });
  const idOf = new Map(created.map(({ id, email }) => [email, id]));
  const rows = fresh.flatMap(({ email, addresses }) => addressRows(ctx, idOf.get(email), addresses));
  if (rows.length > 0) await ctx.db.insert(customerAddresses).values(rows).onConflictDoNothing();
  return new Set(idOf.keys());
}

function addressRows(ctx: ShopContext, customerId: number | undefined, addresses: readonly Address[]) {
  if (customerId === undefined) return [];
  const now = ctx.now();
  return addresses.map((address, at) => ({
    tenantId: ctx.tenant.id,
    customerId,
    address,
    contentKey: keyOf(address),
    isDefaultShipping: at === 0,
    isDefaultBilling: at === 0,
    createdAt: now,
    updatedAt: now,
  }));
}

const keyOf = (address: Address): string => createHash("sha256").update(addressKey(address)).digest("hex");
