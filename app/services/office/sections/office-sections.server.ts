import { customerList } from "~/models/office/customers/customer-list";
import { inboxList } from "~/models/office/inbox/inbox-list";
import { orderList } from "~/models/office/orders/order-list";
import { productList } from "~/models/office/products/product-list";
import { hostSection } from "../host/host-section.server";
import { jobsSection } from "../host/jobs-section.server";
import { machineSection } from "../host/machine-section.server";
import { folderSection } from "../host/own/folder-section.server";
import { questionsSection } from "../inbox/questions-section.server";
import { sellerReviewsSection } from "../inbox/seller-reviews-section.server";
import { filesSection } from "../library/files-section.server";
import { numbersSection } from "../numbers/numbers-section.server";
import { editOrderSection } from "../orders/edit-order-section.server";
import { newOrderSection } from "../orders/new-order-section.server";
import { orderMailsSection } from "../orders/order-mails-section.server";
import { disputesSection } from "../selling/disputes-section.server";
import { sameProductsSection } from "../selling/same-products-section.server";
import { domainsSection } from "../settings/domains-section.server";
import { policiesSection } from "../settings/policies-section.server";
import { receiveSection } from "../stock/receive-section.server";
import { auditSection } from "./audit-section.server";
import { blockedSection } from "./blocked-section.server";
import { draftsSection } from "./drafts-section.server";
import { formsSection } from "./forms-section.server";
import { giftCardsSection } from "./gift-cards-section.server";
import { keysSection } from "./keys-section.server";
import { chosenCustomersSection } from "./many/chosen-customers-section.server";
import { chosenProductsSection } from "./many/chosen-products-section.server";
import { manySection } from "./many-section.server";
import { offersSection } from "./offers-section.server";
import { parcelsSection } from "./parcels-section.server";
import { payoutsSection } from "./payouts-section.server";
import { quotesSection } from "./quotes-section.server";
import { salesSection } from "./sales-section.server";
import type { Section } from "./section";
import { sellerPageSection } from "./seller-page-section.server";
import { sellersSection } from "./sellers-section.server";
import { staffSection } from "./staff-section.server";
import { subscriptionsSection } from "./subscriptions-section.server";
import { viewsSection } from "./views/views-section.server";
import { webhooksSection } from "./webhooks-section.server";

/**
 * Every section by its place behind `/admin/` (rule office-22); the menu has the same places, but for those
 * that a page leads to.
 */
export const officeSections: Readonly<Record<string, Section>> = {
  "edit-order": editOrderSection,
  "new-order": newOrderSection,
  "order-mails": orderMailsSection,
  blocked: blockedSection,
  domains: domainsSection,
  policies: policiesSection,
  "seller-reviews": sellerReviewsSection,
  questions: questionsSection,
  receive: receiveSection,
  offers: offersSection,
  "gift-cards": giftCardsSection,
  disputes: disputesSection,
  parcels: parcelsSection,
  quotes: quotesSection,
  subscriptions: subscriptionsSection,
  sales: salesSection,
  files: filesSection,
  forms: formsSection,
  numbers: numbersSection,
  "seller-page": sellerPageSection,
  sellers: sellersSection,
  "same-products": sameProductsSection,
  payouts: payoutsSection,
  drafts: draftsSection,
  many: manySection,
  "orders-views": viewsSection(orderList, { verb: "view", kind: "order" }),
  "products-views": viewsSection(productList, { verb: "view", kind: "price" }),
  "inbox-views": viewsSection(inboxList, { verb: "view", kind: "conversation" }),
  "customers-views": viewsSection(customerList, { verb: "view", kind: "customer" }),
  "chosen-products": chosenProductsSection,
  "chosen-customers": chosenCustomersSection,
  staff: staffSection,
  keys: keysSection,
  webhooks: webhooksSection,
  audit: auditSection,
  folder: folderSection,
  host: hostSection,
  jobs: jobsSection,
  machine: machineSection,
};
