import { archiveAccount } from "~/services/accounts/account-data/archive-account.server";
import { removeAccountRows } from "~/services/accounts/account-data/remove-account-rows.server";
import { requestAccountStep } from "~/services/accounts/sign-in/request-account-step.server";
import { archiveQuotes, removeOpenQuotes } from "~/services/checkout/quotes/quote-data.server";
import { archiveSignups, removeSignups } from "~/services/content/forms/signup-data.server";
import { archiveWords } from "~/services/conversations/customer-words/archive-words.server";
import { removeCustomerWords } from "~/services/conversations/customer-words/remove-customer-words.server";
import { collectArchive } from "~/services/files/account-data/collect-archive.server";
import { deleteAccount } from "~/services/files/account-data/delete-account.server";
import { readDeletionFacts } from "~/services/files/account-data/read-deletion-facts.server";
import { archiveOrders } from "~/services/orders/records/archive-orders.server";
import { endSubscriptions } from "~/services/orders/subscriptions/end-subscriptions.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { forgetMethods } from "~/services/payments/providers/stored/forget-methods.server";
import { archiveMethods, removeMethods } from "~/services/payments/providers/stored/method-data.server";
import { archiveLists } from "~/services/selling/lists/archive-lists.server";
import { removeLists } from "~/services/selling/lists/remove-lists.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const ownerOf = ({ customer }: TwoShops) => ({ customerId: customer.id, email: customer.email });

/** Tries to get or delete what the first shop keeps about its customer, as the second shop. */
export const dataAttempts: Attempts = {
  archiveAccount: (shops) => archiveAccount(shops.beta, { ...ownerOf(shops), email: "alpha@example.com" }),
  archiveSignups: (shops) => archiveSignups(shops.beta, ownerOf(shops)),
  archiveOrders: (shops) => archiveOrders(shops.beta, ownerOf(shops)),
  archiveQuotes: (shops) => archiveQuotes(shops.beta, ownerOf(shops)),
  archiveMethods: (shops) => archiveMethods(shops.beta, ownerOf(shops)),
  archiveLists: (shops) => archiveLists(shops.beta, ownerOf(shops)),
  archiveWords: (shops) => archiveWords(shops.beta, ownerOf(shops)),
  collectArchive: (shops) => collectArchive(shops.beta, ownerOf(shops)),
  forgetMethods: ({ beta, customer }) => forgetMethods(withPayments(beta), customer.id),
  endSubscriptions: ({ beta, customer }) => endSubscriptions(beta, customer.id),
  deleteAccount: ({ beta, customer }) =>
    deleteAccount(withPayments(beta), { customerId: customer.id, removesReviews: true }),
  removeCustomerWords: (shops) =>
    inTransaction(shops.beta, (inner) =>
      removeCustomerWords(inner, ownerOf(shops), { removesReviews: true }),
    ),
  removeAccountRows: (shops) => removeAccountRows(shops.beta, ownerOf(shops)),
  removeSignups: (shops) => removeSignups(shops.beta, ownerOf(shops)),
  removeOpenQuotes: (shops) => removeOpenQuotes(shops.beta, ownerOf(shops)),
  removeMethods: (shops) => inTransaction(shops.beta, (inner) => removeMethods(inner, ownerOf(shops))),
  removeLists: (shops) => removeLists(shops.beta, ownerOf(shops)),
  readDeletionFacts: async ({ beta, customer }) => {
    const { orderCount, subscriptionCount } = await readDeletionFacts(beta, customer.id);
    if (orderCount + subscriptionCount > 0) throw failure("counted what another shop has");
  },
  requestAccountStep: ({ beta, customer }) => requestAccountStep(beta, customer.id, "delete"),
};
