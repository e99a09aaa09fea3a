import { nazareth } from "../address/address-fixture";
import { bankDetails } from "../payment/bank-account";
import { harborAccount } from "../payment/bank-account-fixture";
import type { OrderView } from "./order-view";

/** Two mugs for Ada by bank transfer, for tests. */
export const mugOrder: OrderView = {
  id: "0b0e8ea2-5f3f-4a57-9a5f-6f1f0c1d2e3f",
  incrementId: "100001",
  status: "pending",
  currency: "USD",
  email: "ada@example.com",
  createdAt: "2026-03-01T12:00:00.000Z",
  createdAtText: "Mar/01/2026 12:00:00",
  shippingAddress: nazareth,
  billingAddress: nazareth,
  shippingMethodTitle: "Standard",
  paymentMethodTitle: "Bank transfer",
  paymentInstructions: "Pay within a week.",
  bankDetails: bankDetails(harborAccount, "100001"),
  customerNote: "",
  lines: [
    {
      id: 1,
      sku: "MUG-NAVY",
      name: "Harbour mug",
      variationText: "Navy",
      choiceTexts: [],
      slug: "harbour-mug",
      imageUrl: "",
      qty: 2,
      backorderedQty: 0,
      priceMinor: 1250,
      rowTotalMinor: 2500,
      needsShipping: true,
      fileCount: 0,
    },
  ],
  subtotalMinor: 2500,
  discountMinor: 0,
  shippingMinor: 600,
  shippingFeeMinor: 0,
  taxMinor: 150,
  otherTax: [],
  grandTotalMinor: 3250,
  redeemedMinor: 0,
  totalDueMinor: 3250,
  deliveryEstimate: "Arrives Wed, Mar 11",
  isRenewal: false,
  isGuest: true,
  takesMessages: false,
  invoice: null,
  shipments: [],
  refunds: [],
  events: [
    {
      toStatus: "pending",
      note: "Order placed",
      at: "2026-03-01T12:00:00.000Z",
      atText: "Mar/01/2026 12:00:00",
    },
  ],
};
