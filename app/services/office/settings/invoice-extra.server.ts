import type { PanelView } from "~/models/office/record/record-view";
import { invoiceGaps } from "~/models/orders/invoice/invoice-gaps";
import { invoiceLaw } from "~/models/orders/invoice/invoice-law";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SettingsExtra } from "./settings-extra";

/** What invoices lack of what the law wants; nothing where they lack none (rule orders-29). */
export function invoicePanels({ shop: { settings } }: Pick<ShopContext, "shop">): PanelView[] {
  const gaps = invoiceGaps(settings);
  const law = invoiceLaw(settings.client_address.country);
  if (gaps.length === 0) return [];
  const title = law ? `Your invoices lack (${law.source})` : "Your invoices lack";
  return [{ kind: "lines", title, lines: gaps }];
}

/** What the law of the shop's country misses on its invoices. */
export const invoiceExtra: SettingsExtra = {
  load: async (ctx) => ({ above: invoicePanels(ctx), beside: [] }),
  rules: {},
};
