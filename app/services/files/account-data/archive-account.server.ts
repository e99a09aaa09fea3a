import { and, asc, desc, eq } from "drizzle-orm";
import type { CustomerArchive } from "~/models/accounts/archive-page";
import { customerAddresses } from "~/tables/customer-addresses";
import { customerIdentities } from "~/tables/customer-identities";
import { customers, sessions } from "~/tables/customers";
import { emailChanges } from "~/tables/email-changes";
import { emailSignups } from "~/tables/forms";
import { mailRefusals } from "~/tables/mail-refusals";
import { passkeys } from "~/tables/passkeys";
import { shops } from "~/tables/shops";
import { nameDevice } from "../../accounts/name-device.server";
import type { ShopContext } from "../../shops/shop-context.server";
import type { ArchiveOwner } from "./archive-owner";

type AccountParts = Pick<CustomerArchive, "profile" | "addresses" | "signIn" | "sessions" | "mails">;

/** The account in a customer's downloaded data. Columns are named one by one, so that no secret gets in by itself. */
export async function archiveAccount(ctx: ShopContext, owner: ArchiveOwner): Promise<AccountParts> {
  return {
    profile: await readProfile(ctx, owner),
    addresses: await readAddresses(ctx, owner),
    signIn: await readSignIn(ctx, owner),
    sessions: await readSessions(ctx, owner),
    mails: await readMails(ctx, owner),
  };
}

async function readProfile({ db, tenant }: ShopContext, { customerId }: ArchiveOwner) {
  const rows = await db
    .select({
      ...{ customerNumber: customers.id, email: customers.email, firstName: customers.firstName },
      ...{ lastName: customers.lastName, nickName: customers.nickName, group: customers.groupCode },
      ...{ location: customers.visitorLocation, createdAt: customers.createdAt },
    })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, customerId)));
  const changes = await db
    .select({ requestedAt: emailChanges.createdAt, newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.tenantId, tenant.id), eq(emailChanges.customerId, customerId)));
  return rows.map((row) => ({
    ...row,
    location: row.location && { ...row.location },
    emailChanges: changes,
  }));
}

async function readAddresses({ db, tenant }: ShopContext, { customerId }: ArchiveOwner) {
  const { address, isDefaultBilling, isDefaultShipping, createdAt } = customerAddresses;
  const rows = await db
    .select({ address, isDefaultBilling, isDefaultShipping, createdAt })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.tenantId, tenant.id), eq(customerAddresses.customerId, customerId)))
    .orderBy(asc(customerAddresses.id));
  return rows.map((row) => ({ ...row, address: { ...row.address } }));
}

async function readSignIn({ db, tenant }: ShopContext, { customerId }: ArchiveOwner) {
  const { provider, email, createdAt, lastUsedAt } = customerIdentities;
  const services = await db
    .select({ service: provider, email, createdAt, lastUsedAt })
    .from(customerIdentities)
    .where(and(eq(customerIdentities.tenantId, tenant.id), eq(customerIdentities.customerId, customerId)));
  const keys = await db
    .select({ passkey: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenant.id), eq(passkeys.customerId, customerId)));
  return [...services, ...keys];
}

async function readSessions({ db, tenant }: ShopContext, { customerId }: ArchiveOwner) {
  const { userAgent, address, createdAt, lastSeenAt } = sessions;
  const rows = await db
    .select({ shop: shops.name, userAgent, address, createdAt, lastSeenAt })
    .from(sessions)
    .innerJoin(shops, and(eq(shops.tenantId, sessions.tenantId), eq(shops.id, sessions.shopId)))
    .where(and(eq(sessions.tenantId, tenant.id), eq(sessions.customerId, customerId)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({ ...row, device: nameDevice(row.userAgent) }));
}

async function readMails({ db, tenant }: ShopContext, { customerId, email }: ArchiveOwner) {
  const refused = await db
    .select({ shop: shops.name, noMailsOf: mailRefusals.kind, since: mailRefusals.createdAt })
    .from(mailRefusals)
    .innerJoin(shops, and(eq(shops.tenantId, mailRefusals.tenantId), eq(shops.id, mailRefusals.shopId)))
    .where(and(eq(mailRefusals.tenantId, tenant.id), eq(mailRefusals.customerId, customerId)));
  const signups = await db
    .select({ shop: shops.name, newsSince: emailSignups.createdAt, source: emailSignups.source })
    .from(emailSignups)
    .innerJoin(shops, and(eq(shops.tenantId, emailSignups.tenantId), eq(shops.id, emailSignups.shopId)))
    .where(and(eq(emailSignups.tenantId, tenant.id), eq(emailSignups.email, email)));
  return [...refused, ...signups];
}
