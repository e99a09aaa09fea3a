import { addBlock } from "~/services/accounts/blocks/add-block.server";
import { listBlocks } from "~/services/accounts/blocks/list-blocks.server";
import { refuseBlocked } from "~/services/accounts/blocks/refuse-blocked.server";
import { removeBlock } from "~/services/accounts/blocks/remove-block.server";
import { approveCustomer } from "~/services/accounts/owned-customers/approve-customer.server";
import { exemptCustomer } from "~/services/accounts/owned-customers/exempt-customer.server";
import { findOwnedCustomer } from "~/services/accounts/owned-customers/find-owned-customer.server";
import { groupCustomer } from "~/services/accounts/owned-customers/group-customer.server";
import { noteCustomer } from "~/services/accounts/owned-customers/note-customer.server";
import { restrictCustomer } from "~/services/accounts/owned-customers/restrict-customer.server";
import { searchCustomers } from "~/services/accounts/owned-customers/search-customers.server";
import { offersOfProducts } from "~/services/catalogue/offers/offers-of-products.server";
import { findOwnedProduct, listOwnedProducts } from "~/services/catalogue/product/list-owned-products.server";
import { writeToPerson } from "~/services/conversations/inbox/write-to-person.server";
import { searchQuestions } from "~/services/conversations/questions/search-questions.server";
import { searchReviews } from "~/services/conversations/reviews/search-reviews.server";
import { searchSellerReviews } from "~/services/conversations/seller-reviews/search-seller-reviews.server";
import { answerGuestArchive } from "~/services/files/account-data/answer-guest-archive.server";
import { deleteGuest } from "~/services/files/account-data/delete-guest.server";
import { findGuest } from "~/services/orders/guests/find-guest.server";
import { noteGuest } from "~/services/orders/guests/note-guest.server";
import { searchGuests } from "~/services/orders/guests/search-guests.server";
import { takeGuestOrders } from "~/services/orders/guests/take-guest-orders.server";
import { findOrder } from "~/services/orders/reading/find-order.server";
import { linesOfOrders } from "~/services/orders/reading/lines-of-orders.server";
import { searchOrders } from "~/services/orders/reading/search-orders.server";
import { noteOrder } from "~/services/orders/states/note-order.server";
import { searchAudit } from "~/services/shops/audit/search-audit.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import type { Attempts } from "../../two-shops";

const page = { after: null, limit: 50 };

/** Tries what the owner's API reads and changes, as the second shop with the first shop's rows. */
export const ownerApiAttempts: Attempts = {
  searchOrders: async ({ beta, order, alpha }) => [
    await searchOrders(beta, {}, page),
    await searchOrders(beta, { number: order.incrementId, email: order.email }, page),
    await searchOrders(beta, { shopId: alpha.shop.id, sellerId: order.sellerId }, page),
    await searchOrders(beta, { sku: "ALPHA-MUG" }, page),
  ],
  searchCustomers: async ({ beta, customer }) => [
    await searchCustomers(beta, {}, page),
    await searchCustomers(beta, { email: customer.email }, page),
  ],
  searchGuests: async ({ beta, order }) => [
    await searchGuests(beta, "", page),
    await searchGuests(beta, order.email, page),
  ],
  findGuest: ({ beta, order }) => findGuest(beta, order.email),
  noteGuest: ({ beta, order }) => noteGuest(beta, order.email, "planted"),
  deleteGuest: ({ beta, order }) => deleteGuest(beta, order.email),
  answerGuestArchive: ({ beta, order }) => answerGuestArchive(beta, order.email),
  takeGuestOrders: ({ beta, customer, order }) =>
    inTransaction(beta, (inner) => takeGuestOrders(inner, { customerId: customer.id, email: order.email })),
  writeToPerson: ({ beta, customer }) =>
    writeToPerson(beta, { id: customer.id, name: "planted" }, { subject: "planted", content: "planted" }),
  findOwnedCustomer: ({ beta, customer }) => findOwnedCustomer(beta, customer.id),
  restrictCustomer: ({ beta, customer }) => restrictCustomer(beta, customer.id, true),
  groupCustomer: ({ beta, customer }) => groupCustomer(beta, customer.id, "planted"),
  noteCustomer: ({ beta, customer }) => noteCustomer(beta, customer.id, "planted"),
  exemptCustomer: ({ beta, customer }) => exemptCustomer(beta, customer.id, "planted"),
  addBlock: ({ beta, customer }) => addBlock(beta, { kind: "customer", value: String(customer.id) }),
  listBlocks: ({ beta }) => listBlocks(beta, { limit: 50 }),
  removeBlock: ({ beta }) => removeBlock(beta, 1),
  refuseBlocked: ({ beta, customer }) => refuseBlocked(beta, { email: customer.email }, "order"),
  approveCustomer: ({ beta, customer }) => approveCustomer(beta, customer.id),
  listOwnedProducts: async ({ beta, alpha }) => [
    await listOwnedProducts(beta, {}, page),
    await listOwnedProducts(beta, { sku: "ALPHA-MUG", sellerId: alpha.shop.sellerId }, page),
    await listOwnedProducts(beta, { text: "alpha" }, page),
  ],
  findOwnedProduct: async ({ beta, mugId }) => [
    await findOwnedProduct(beta, { id: mugId }),
    await findOwnedProduct(beta, { sku: "ALPHA-MUG" }),
  ],
  offersOfProducts: async ({ beta, mugId }) => (await offersOfProducts(beta, [mugId])).get(mugId),
  searchSellerReviews: ({ beta }) => searchSellerReviews(beta, { state: null, sellerId: null }, page),
  searchQuestions: async ({ alpha, beta, mugId }) => [
    await searchQuestions(beta, { state: null, productId: null, sellerId: null }, page),
    await searchQuestions(beta, { state: "approved", productId: mugId, sellerId: null }, page),
    await searchQuestions(beta, { state: null, productId: null, sellerId: alpha.shop.sellerId }, page),
  ],
  searchReviews: async ({ beta, mugId }) => [
    await searchReviews(beta, { state: null, productId: null }, page),
    await searchReviews(beta, { state: "approved", productId: mugId }, page),
  ],
  searchAudit: ({ beta }) => searchAudit(beta, {}, page),
  findOrder: ({ beta, order }) => findOrder(beta, order.id),
  linesOfOrders: ({ beta, order }) => linesOfOrders(beta, [order.id]),
  noteOrder: ({ beta, order }) => noteOrder(beta, order.id, "Planted"),
};
