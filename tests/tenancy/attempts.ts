import { accountAttempts } from "./account-attempts";
import { builderAttempts } from "./builder-attempts";
import { bulkAttempts } from "./bulk-attempts";
import { cartAttempts } from "./cart-attempts";
import { catalogueAttempts } from "./catalogue-attempts";
import { contentAttempts } from "./content-attempts";
import { conversationAttempts } from "./conversation-attempts";
import { dataAttempts } from "./data-attempts";
import { downloadAttempts } from "./download-attempts";
import { folderAttempts } from "./folder-attempts";
import { formAttempts } from "./form-attempts";
import { goodsAttempts } from "./goods-attempts";
import { indexAttempts } from "./index-attempts";
import { keyAttempts } from "./key-attempts";
import { ledgerAttempts } from "./ledger-attempts";
import { listAttempts } from "./list-attempts";
import { numberAttempts } from "./number-attempts";
import { officeAttempts } from "./office-attempts";
import { orderAttempts } from "./order-attempts";
import { ownerApiAttempts } from "./owner-api-attempts";
import { paymentAttempts } from "./payment-attempts";
import { payoutAttempts } from "./payout-attempts";
import { placeAttempts } from "./place-attempts";
import { returnAttempts } from "./return-attempts";
import { reviewAttempts } from "./review-attempts";
import { settingsAttempts } from "./settings-attempts";
import { staffAttempts } from "./staff-attempts";
import { staffKeyAttempts } from "./staff-key-attempts";
import { subscriptionAttempts } from "./subscription-attempts";
import type { Attempts } from "./two-shops";
import { webhookAttempts } from "./webhook-attempts";

/** Every service that reaches a shop's rows, called as the second shop with the first shop's rows. */
export const attempts: Attempts = {
  ...accountAttempts,
  ...builderAttempts,
  ...cartAttempts,
  ...catalogueAttempts,
  ...contentAttempts,
  ...conversationAttempts,
  ...dataAttempts,
  ...downloadAttempts,
  ...formAttempts,
  ...goodsAttempts,
  ...indexAttempts,
  ...ledgerAttempts,
  ...listAttempts,
  ...numberAttempts,
  ...officeAttempts,
  ...orderAttempts,
  ...ownerApiAttempts,
  ...returnAttempts,
  ...paymentAttempts,
  ...placeAttempts,
  ...payoutAttempts,
  ...reviewAttempts,
  ...keyAttempts,
  ...settingsAttempts,
  ...staffAttempts,
  ...staffKeyAttempts,
  ...subscriptionAttempts,
  ...webhookAttempts,
  ...bulkAttempts,
  // Last, because it writes the first shop's SKU into the second shop.
  ...folderAttempts,
};
