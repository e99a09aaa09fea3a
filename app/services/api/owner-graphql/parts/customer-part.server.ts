import { z } from "zod";
import type { Customer, CustomerSummary } from "~/models/api/owner/generated/customer";
import { AppError } from "~/models/platform/error/app-error";
import { approveCustomer as approve } from "../../../accounts/owned-customers/approve-customer.server";
import { exemptCustomer as exempt } from "../../../accounts/owned-customers/exempt-customer.server";
import { findCustomerByEmail } from "../../../accounts/owned-customers/find-customer-by-email.server";
import {
  customerVersion,
  findOwnedCustomer,
  type OwnedCustomer,
} from "../../../accounts/owned-customers/find-owned-customer.server";
import { groupCustomer as group } from "../../../accounts/owned-customers/group-customer.server";
import { noteCustomer as note } from "../../../accounts/owned-customers/note-customer.server";
import { restrictCustomer as restrict } from "../../../accounts/owned-customers/restrict-customer.server";
import { searchCustomers } from "../../../accounts/owned-customers/search-customers.server";
import {
  changeStoreCredit as changeCredit,
  storeCreditVersion,
} from "../../../payments/gift-cards/change-store-credit.server";
import { readStoreCredit } from "../../../selling/store-credit/read-store-credit.server";
import { readPage } from "../cursor.server";
import { nullIfMissing } from "../null-if-missing.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const summaryOf = ({ createdAt, ...customer }: OwnedCustomer): CustomerSummary => ({
  ...customer,
  createdAt: createdAt.toISOString(),
  version: customerVersion({ createdAt, ...customer }),
});

async function loadCustomer({ ctx }: OwnerApi, id: number): Promise<Customer> {
  const found = await findOwnedCustomer(ctx, id);
  const storeCreditMinor = await readStoreCredit(ctx, id);
  return { ...summaryOf(found), storeCreditMinor, storeCreditVersion: storeCreditVersion(storeCreditMinor) };
}

const customers: QueryResolvers["customers"] = (_parent, { search, ...page }, { api }) =>
  readPage(page, z.number().int(), {
    list: (after, limit) => searchCustomers(api.ctx, search ?? {}, { after, limit }),
    keyOf: ({ id }) => id,
    nodeOf: summaryOf,
  });

const customer: QueryResolvers["customer"] = async (_parent, { id, email }, { api }) => {
  if (id == null && !email) throw new AppError("invalid", "Name the customer by id or e-mail.", "id");
  return nullIfMissing(async () =>
    loadCustomer(api, id ?? (await findCustomerByEmail(api.ctx, email ?? ""))),
  );
};

const restrictCustomer: MutationResolvers["restrictCustomer"] = async (_parent, sent, { api }) => {
  await restrict(api.ctx, sent.id, sent.isRestricted, sent.expectedVersion ?? undefined);
  return loadCustomer(api, sent.id);
};

const groupCustomer: MutationResolvers["groupCustomer"] = async (_parent, sent, { api }) => {
  await group(api.ctx, sent.id, sent.group, sent.expectedVersion ?? undefined);
  return loadCustomer(api, sent.id);
};

const approveCustomer: MutationResolvers["approveCustomer"] = async (_parent, sent, { api }) => {
  await approve(api.ctx, sent.id, sent.expectedVersion ?? undefined);
  return loadCustomer(api, sent.id);
};

const noteCustomer: MutationResolvers["noteCustomer"] = async (_parent, sent, { api }) => {
  await note(api.ctx, sent.id, sent.note, sent.expectedVersion ?? undefined);
  return loadCustomer(api, sent.id);
};

const exemptCustomer: MutationResolvers["exemptCustomer"] = async (_parent, sent, { api }) => {
  await exempt(api.ctx, sent.id, sent.isTaxExempt ? sent.reason : null, sent.expectedVersion ?? undefined);
  return loadCustomer(api, sent.id);
};

const changeStoreCredit: MutationResolvers["changeStoreCredit"] = async (_parent, sent, { api }) => {
  await findOwnedCustomer(api.ctx, sent.id);
  const { amountMinor, note: why, expectedVersion } = sent;
  await changeCredit(api.ctx, sent.id, {
    amountMinor,
    note: why ?? "",
    expectedVersion: expectedVersion ?? undefined,
  });
  return loadCustomer(api, sent.id);
};

export const customerResolvers = {
  Query: { customers, customer },
  Mutation: {
    restrictCustomer,
    groupCustomer,
    approveCustomer,
    changeStoreCredit,
    noteCustomer,
    exemptCustomer,
  },
} satisfies Resolvers;
