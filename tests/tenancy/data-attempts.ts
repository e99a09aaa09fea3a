import { requestAccountStep } from "~/services/accounts/sign-in/request-account-step.server";
import { archiveAccount } from "~/services/files/account-data/archive-account.server";
import { archivePurchases } from "~/services/files/account-data/archive-purchases.server";
import { archiveWishes } from "~/services/files/account-data/archive-wishes.server";
import { archiveWords } from "~/services/files/account-data/archive-words.server";
import { collectArchive } from "~/services/files/account-data/collect-archive.server";
import { removeCustomerWords } from "~/services/files/account-data/remove-customer-words.server";
import { deleteAccount } from "~/services/files/delete-account.server";
import { readDeletionFacts } from "~/services/files/read-deletion-facts.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { inTransaction } from "~/services/shops/in-transaction.server";
import { type Attempts, failure, type TwoShops } from "./two-shops";

const ownerOf = ({ customer }: TwoShops) => ({ customerId: customer.id, email: customer.email });

/** Tries to get or delete what the first shop keeps about its customer, as the second shop. */
export const dataAttempts: Attempts = {
  archiveAccount: (shops) => archiveAccount(shops.beta, { ...ownerOf(shops), email: "alpha@example.com" }),
  archivePurchases: (shops) => archivePurchases(shops.beta, ownerOf(shops)),
  archiveWishes: (shops) => archiveWishes(shops.beta, ownerOf(shops)),
  archiveWords: (shops) => archiveWords(shops.beta, ownerOf(shops)),
  collectArchive: (shops) => collectArchive(shops.beta, ownerOf(shops)),
  deleteAccount: ({ beta, customer }) => {
    const ctx = withPayments(beta);
    const config = { ...ctx.config, dataDir: "/nowhere" };
    return deleteAccount({ ...ctx, config }, { customerId: customer.id, removesReviews: true });
  },
  removeCustomerWords: (shops) =>
    inTransaction(shops.beta, (inner) => removeCustomerWords(inner, ownerOf(shops), true)),
  readDeletionFacts: async ({ beta, customer }) => {
    const { orderCount, subscriptionCount } = await readDeletionFacts(beta, customer.id);
    if (orderCount + subscriptionCount > 0) throw failure("counted what another shop has");
  },
  requestAccountStep: ({ beta, customer }) => requestAccountStep(beta, customer.id, "delete"),
};
