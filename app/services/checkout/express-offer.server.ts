// @public

import type { Minor } from "~/models/platform/money/money";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { Shop } from "~/models/shops/shop";
import type { ExpressPayments, PaymentProvider } from "../payments/providers/provider";
import { paymentProviders } from "../payments/providers/providers.server";

type ExpressProvider = PaymentProvider & { express: ExpressPayments };

const hasExpress = (provider: PaymentProvider): provider is ExpressProvider => provider.express !== undefined;

/**
 * The provider whose express button a cart of this amount has; null when the shop has none, or takes no
 * orders.
 */
export function findExpressProvider(shop: Shop, totalMinor: Minor): ExpressProvider | null {
  if (shop.settings.modules["order-management"].prevent_checkout) return null;
  const listing = { shop, sandboxAllowed: false, totalMinor };
  return paymentProviders.filter(hasExpress).find((provider) => provider.list(listing).length > 0) ?? null;
}

/**
 * The express button of a place in the shop (rule payment-13).
 * @param cart what is due for the cart, minor units, and whose it is in a marketplace; a product page, which
 * has none, asks
 *   for the smallest amount
 */
export function expressOffer(
  shop: Shop,
  place: keyof Shop["settings"]["payment"]["paypal"]["display"],
  { totalMinor, sellerGuid }: { totalMinor: Minor; sellerGuid: string | null } = {
    totalMinor: 1,
    sellerGuid: null,
  },
): ExpressOffer | null {
  if (!shop.settings.payment.paypal.display[place]) return null;
  const provider = findExpressProvider(shop, totalMinor);
  return provider && { ...provider.express.offer(shop), sellerGuid };
}
