import type { ClientErrorReason } from "./client-availability";
import type { Shop } from "./shop";
import { shopTitle } from "./shop-title";
import { themeCss } from "./theme";

/** How a shop looks where none of its pages can be shown. */
export type ShopLook = { name: string; logo: string; themeCss: string };

/** The body of a client error response; the root error boundary shows it (rules errors-1 and errors-2). */
export type ClientErrorBody = {
  reason: ClientErrorReason;
  message: string;
  host: string;
  /** The shop's contact; empty where there is no shop. */
  email: string;
  /** Null where the product shows the error, because there is no shop or nothing may be told of it. */
  look: ShopLook | null;
};

/** The look of a shop. */
export const shopLook = (shop: Pick<Shop, "name" | "settings">): ShopLook => ({
  name: shopTitle(shop),
  logo: shop.settings.general.logo,
  themeCss: `:root{${themeCss(shop.settings.active_theme)}}`,
});

/** Whether the data of a route's error says why a shop cannot be shown. */
export function isClientError(data: unknown): data is ClientErrorBody {
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : "";
  return typeof reason === "string" && reason.startsWith("client-");
}
