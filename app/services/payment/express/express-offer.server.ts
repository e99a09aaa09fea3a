import type { Minor } from "~/models/money/money";
import type { ExpressOffer } from "~/models/payment/express-offer";
import type { Shop } from "~/models/shop/shop";
import type { ExpressPayments, PaymentProvider } from "../provider";
import { paymentProviders } from "../providers.server";

type ExpressProvider = PaymentProvider & { express: ExpressPayments };

const hasExpress = (provider: PaymentProvider): provider is ExpressProvider => provider.express !== undefined;

/** The provider whose express button a cart of this amount has; null when the shop has none, or takes no orders. */
export function findExpressProvider(shop: Shop, totalMinor: Minor): ExpressProvider | null {
  if (shop.settings.modules["order-management"].prevent_checkout) return null;
  const listing = { shop, sandboxAllowed: false, totalMinor };
  return paymentProviders.filter(hasExpress).find((provider) => provider.list(listing).length > 0) ?? null;
}

/**
 * The express button of a place in the shop (rule payment-13).
 * @param totalMinor what is due for the cart; a product page, which has none, asks for the smallest amount
 */
export function expressOffer(
  shop: Shop,
  place: keyof Shop["settings"]["payment"]["paypal"]["display"],
  totalMinor: Minor = 1,
): ExpressOffer | null {
  if (!shop.settings.payment.paypal.display[place]) return null;
  return findExpressProvider(shop, totalMinor)?.express.offer(shop) ?? null;
}
