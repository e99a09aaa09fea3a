import { and, eq } from "drizzle-orm";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { sessions } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { passkeyChallenges, passkeys } from "~/tables/accounts/passkeys";
import { passwordResets } from "~/tables/accounts/password-resets";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { DataOwner } from "./customer-data.server";

const ownTables = [
  sessions,
  customerAddresses,
  customerIdentities,
  passwordResets,
  emailChanges,
  mailRefusals,
] as const;

/** Removes all that belonged to an account but its row; part of deleting it. */
export async function removeAccountRows(
  { db, tenant }: ShopContext,
  { customerId, email }: DataOwner,
): Promise<undefined> {
  for (const table of ownTables)
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.customerId, customerId)));
  for (const table of [passkeys, passkeyChallenges])
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.ownerId, customerId)));
  await db
    .delete(registrations)
    .where(and(eq(registrations.tenantId, tenant.id), eq(registrations.email, email)));
}
