import type { Shop } from "~/models/shop/shop";
import { findExpressProvider } from "./express-offer.server";

/** What a wallet script of PayPal needs to know (rule api-14); null where the shop does not take PayPal or no orders. */
export function paypalMethod(
  shop: Shop,
): { transaction_type: "sale" | "authorization"; client_id: string } | null {
  if (findExpressProvider(shop, 1)?.code !== "paypal") return null;
  const { transaction_type, client_id } = shop.settings.payment.paypal;
  return { transaction_type, client_id };
}
