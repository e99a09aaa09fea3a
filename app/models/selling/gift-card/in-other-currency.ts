import { phrase } from "../../platform/texts/phrase";
import { businessCurrency } from "../../shops/markets/shop-market";
import type { Shop } from "../../shops/shop";

/** Why gift cards and credit pay nothing where another currency than theirs is paid (rule markets-5). */
export const inOtherCurrency = (shop: Pick<Shop, "market" | "tenant">): string =>
  phrase("Gift cards and store credit can be used for orders in {currency} only.", {
    currency: businessCurrency(shop),
  });
