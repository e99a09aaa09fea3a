import { and, eq } from "drizzle-orm";
import { customerAddresses } from "~/tables/customer-addresses";
import { customerIdentities } from "~/tables/customer-identities";
import { sessions } from "~/tables/customers";
import { emailChanges } from "~/tables/email-changes";
import { mailRefusals } from "~/tables/mail-refusals";
import { passkeyChallenges, passkeys } from "~/tables/passkeys";
import { passwordResets } from "~/tables/password-resets";
import { registrations } from "~/tables/registrations";
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
