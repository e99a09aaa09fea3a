import { builderAttempts } from "./attempts/office/builder-attempts";
import { bulkAttempts } from "./attempts/office/bulk-attempts";
import { dataAttempts } from "./attempts/office/data-attempts";
import { folderAttempts } from "./attempts/office/folder-attempts";
import { indexAttempts } from "./attempts/office/index-attempts";
import { keyAttempts } from "./attempts/office/key-attempts";
import { ledgerAttempts } from "./attempts/office/ledger-attempts";
import { libraryAttempts } from "./attempts/office/library-attempts";
import { numberAttempts } from "./attempts/office/number-attempts";
import { officeAttempts } from "./attempts/office/office-attempts";
import { ownerApiAttempts } from "./attempts/office/owner-api-attempts";
import { payoutAttempts } from "./attempts/office/payout-attempts";
import { sellingAttempts } from "./attempts/office/selling-attempts";
import { settingsAttempts } from "./attempts/office/settings-attempts";
import { staffAttempts } from "./attempts/office/staff-attempts";
import { staffKeyAttempts } from "./attempts/office/staff-key-attempts";
import { webhookAttempts } from "./attempts/office/webhook-attempts";
import { accountAttempts } from "./attempts/shopping/account-attempts";
import { agentAttempts } from "./attempts/shopping/agent-attempts";
import { cartAttempts } from "./attempts/shopping/cart-attempts";
import { catalogueAttempts } from "./attempts/shopping/catalogue-attempts";
import { contentAttempts } from "./attempts/shopping/content-attempts";
import { conversationAttempts } from "./attempts/shopping/conversation-attempts";
import { disputeAttempts } from "./attempts/shopping/dispute-attempts";
import { downloadAttempts } from "./attempts/shopping/download-attempts";
import { formAttempts } from "./attempts/shopping/form-attempts";
import { goodsAttempts } from "./attempts/shopping/goods-attempts";
import { listAttempts } from "./attempts/shopping/list-attempts";
import { orderAttempts } from "./attempts/shopping/order-attempts";
import { paymentAttempts } from "./attempts/shopping/payment-attempts";
import { placeAttempts } from "./attempts/shopping/place-attempts";
import { returnAttempts } from "./attempts/shopping/return-attempts";
import { reviewAttempts } from "./attempts/shopping/review-attempts";
import { subscriptionAttempts } from "./attempts/shopping/subscription-attempts";
import type { Attempts } from "./two-shops";

/** Every service that reaches a shop's rows, called as the second shop with the first shop's rows. */
export const attempts: Attempts = {
  ...accountAttempts,
  ...agentAttempts,
  ...builderAttempts,
  ...cartAttempts,
  ...catalogueAttempts,
  ...contentAttempts,
  ...conversationAttempts,
  ...dataAttempts,
  ...disputeAttempts,
  ...downloadAttempts,
  ...formAttempts,
  ...goodsAttempts,
  ...indexAttempts,
  ...ledgerAttempts,
  ...libraryAttempts,
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
  ...sellingAttempts,
  ...settingsAttempts,
  ...staffAttempts,
  ...staffKeyAttempts,
  ...subscriptionAttempts,
  ...webhookAttempts,
  ...bulkAttempts,
  // Last, because it writes the first shop's SKU into the second shop.
  ...folderAttempts,
};
