import { approveCustomer } from "~/services/accounts/approve-customer.server";
import { exemptCustomer } from "~/services/accounts/exempt-customer.server";
import { findOwnedCustomer } from "~/services/accounts/find-owned-customer.server";
import { groupCustomer } from "~/services/accounts/group-customer.server";
import { noteCustomer } from "~/services/accounts/note-customer.server";
import { restrictCustomer } from "~/services/accounts/restrict-customer.server";
import { searchCustomers } from "~/services/accounts/search-customers.server";
import { findOwnedProduct, listOwnedProducts } from "~/services/catalogue/list-owned-products.server";
import { offersOfProducts } from "~/services/catalogue/offers-of-products.server";
import { searchQuestions } from "~/services/conversations/search-questions.server";
import { searchReviews } from "~/services/conversations/search-reviews.server";
import { searchSellerReviews } from "~/services/conversations/search-seller-reviews.server";
import { findOrder } from "~/services/orders/find-order.server";
import { linesOfOrders } from "~/services/orders/lines-of-orders.server";
import { noteOrder } from "~/services/orders/note-order.server";
import { searchOrders } from "~/services/orders/search-orders.server";
import { searchAudit } from "~/services/shops/search-audit.server";
import type { Attempts } from "./two-shops";

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
  findOwnedCustomer: ({ beta, customer }) => findOwnedCustomer(beta, customer.id),
  restrictCustomer: ({ beta, customer }) => restrictCustomer(beta, customer.id, true),
  groupCustomer: ({ beta, customer }) => groupCustomer(beta, customer.id, "planted"),
  noteCustomer: ({ beta, customer }) => noteCustomer(beta, customer.id, "planted"),
  exemptCustomer: ({ beta, customer }) => exemptCustomer(beta, customer.id, "planted"),
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
