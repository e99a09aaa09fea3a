import { and, asc, desc, eq } from "drizzle-orm";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { customers, sessions } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { mailRefusals } from "~/tables/accounts/mail-refusals";
import { passkeys } from "~/tables/accounts/passkeys";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { nameDevice } from "../passkeys/name-device.server";
import type { DataOwner } from "./customer-data.server";

/** The account in a customer's downloaded data. */
export async function archiveAccount(ctx: ShopContext, owner: DataOwner) {
  return {
    profile: await readProfile(ctx, owner),
    addresses: await readAddresses(ctx, owner),
    signIn: await readSignIn(ctx, owner),
    sessions: await readSessions(ctx, owner),
    mails: await readMails(ctx, owner),
  };
}

async function readProfile({ db, tenant }: ShopContext, { customerId }: DataOwner) {
  const rows = await db
    .select({
      customerNumber: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      nickName: customers.nickName,
      group: customers.groupCode,
      note: customers.note,
      tags: customers.tags,
      isTaxExempt: customers.isTaxExempt,
      taxExemptReason: customers.taxExemptReason,
      vatNumber: customers.vatNumber,
      vatCheck: customers.vatCheck,
      invoiceReference: customers.invoiceReference,
      location: customers.visitorLocation,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, customerId)));
  const changes = await db
    .select({ requestedAt: emailChanges.createdAt, newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.tenantId, tenant.id), eq(emailChanges.customerId, customerId)));
  return rows.map((row) => ({
    ...row,
    tags: row.tags.join(", "),
    location: row.location && { ...row.location },
    vatCheck: row.vatCheck && { ...row.vatCheck },
    emailChanges: changes,
  }));
}

async function readAddresses({ db, tenant }: ShopContext, { customerId }: DataOwner) {
  const { address, isDefaultBilling, isDefaultShipping, createdAt } = customerAddresses;
  const rows = await db
    .select({ address, isDefaultBilling, isDefaultShipping, createdAt })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.tenantId, tenant.id), eq(customerAddresses.customerId, customerId)))
    .orderBy(asc(customerAddresses.id));
  return rows.map((row) => ({ ...row, address: { ...row.address } }));
}

async function readSignIn({ db, tenant }: ShopContext, { customerId }: DataOwner) {
  const { provider, email, createdAt, lastUsedAt } = customerIdentities;
  const services = await db
    .select({ service: provider, email, createdAt, lastUsedAt })
    .from(customerIdentities)
    .where(and(eq(customerIdentities.tenantId, tenant.id), eq(customerIdentities.customerId, customerId)));
  const keys = await db
    .select({ passkey: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenant.id), eq(passkeys.ownerId, customerId)));
  return [...services, ...keys];
}

async function readSessions({ db, tenant }: ShopContext, { customerId }: DataOwner) {
  const { userAgent, address, createdAt, lastSeenAt } = sessions;
  const rows = await db
    .select({ shop: shops.name, userAgent, address, createdAt, lastSeenAt })
    .from(sessions)
    .innerJoin(shops, and(eq(shops.tenantId, sessions.tenantId), eq(shops.id, sessions.shopId)))
    .where(and(eq(sessions.tenantId, tenant.id), eq(sessions.customerId, customerId)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({ ...row, device: nameDevice(row.userAgent) }));
}

const readMails = ({ db, tenant }: ShopContext, { customerId }: DataOwner) =>
  db
    .select({ shop: shops.name, noMailsOf: mailRefusals.kind, since: mailRefusals.createdAt })
    .from(mailRefusals)
    .innerJoin(shops, and(eq(shops.tenantId, mailRefusals.tenantId), eq(shops.id, mailRefusals.shopId)))
    .where(and(eq(mailRefusals.tenantId, tenant.id), eq(mailRefusals.customerId, customerId)));
