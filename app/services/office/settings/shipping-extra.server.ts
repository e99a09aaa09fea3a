import { typedPieces } from "~/models/office/orders/typed-pieces";
import { goodsPanel, methodsPanel } from "~/models/office/settings/trials/cart-trial";
import { cartTrialForm, cartTrialSchema } from "~/models/office/settings/trials/cart-trial-form";
import { shippingTables } from "~/models/office/settings/trials/shipping-tables";
import { destinationOf } from "~/models/office/settings/trials/trial-place";
import { tryCart } from "../../selling/trials/try-cart.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answered, deedRule } from "../answer-deed.server";
import { anySku } from "./any-sku.server";
import type { SettingsExtra } from "./settings-extra";

/** Methods and tables of prices as tables, and what is offered for a cart (rule office-28). */
export const shippingExtra: SettingsExtra = {
  async load(ctx) {
    const { settings } = ctx.shop;
    return {
      above: shippingTables(settings.shipping_methods, ctx.tenant.currency),
      beside: [
        {
          kind: "form",
          title: "Try it with a cart",
          about: "It takes the methods as they are saved, and products at today’s prices and weights.",
          deed: cartTrialForm({
            countries: settings.checkout_countries,
            own: settings.client_address,
            products: await anySku(ctx),
            codes: "",
          }),
        },
      ],
    };
  },
  rules: {
    try: deedRule<[ctx: RequestContext], typeof cartTrialSchema>(cartTrialSchema, async (ctx, typed) => {
      const { summary, methods } = await tryCart(ctx, {
        pieces: typedPieces(typed.products, "products"),
        destination: destinationOf(typed),
        codes: typed.codes,
        email: typed.email,
      });
      return answered("try", [methodsPanel(methods, summary.currency), goodsPanel(summary)]);
    }),
  },
};
