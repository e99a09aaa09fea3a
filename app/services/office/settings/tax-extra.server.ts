import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import { taxTable, taxTrial } from "~/models/office/settings/trials/tax-trial";
import {
  destinationOf,
  placeFields,
  refusePlace,
  typedPlace,
} from "~/models/office/settings/trials/trial-place";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { optionalText } from "~/models/platform/validation/required-text";
import { taxTableOf } from "~/models/selling/tax/tax-table";
import { readProductsBySku } from "../../selling/cart-page/read-cart-lines.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { amountOf } from "../amount-of.server";
import { answered, deedRule } from "../answer-deed.server";
import { invoicePanels } from "./invoice-extra.server";
import type { SettingsExtra } from "./settings-extra";

type Args = [ctx: RequestContext];

const trial = z
  .object({
    ...typedPlace,
    sku: optionalText("Product", 60),
    class: optionalText("Tax class", 60),
    price: optionalText("Price", 20),
  })
  .superRefine(refusePlace);

const classesOf = ({ shop }: RequestContext): string[] => [
  ...new Set(["standard", ...taxTableOf(shop.settings).map(({ taxClass }) => taxClass)]),
];

const countriesOf = ({ shop: { settings } }: RequestContext): string[] => [
  ...new Set([...settings.checkout_countries, ...taxTableOf(settings).map(({ country }) => country)]),
];

/** Class and price of a product, or what was typed. @throws AppError `invalid` */
async function lineOf(ctx: RequestContext, typed: { sku: string; class: string; price: string }) {
  const { sku, price } = typed;
  if (sku === "") {
    if (price === "") throw new AppError("invalid", "Enter a price, or the SKU of a product.", "price");
    return { taxClass: typed.class || "standard", priceMinor: amountOf(ctx, price, "price") };
  }
  const [product] = await readProductsBySku(ctx, [sku], ctx.shop.sellerId);
  if (!product) throw new AppError("invalid", `${sku}: no such product is sold here.`, "sku");
  const priceMinor: Minor = price === "" ? product.finalPriceMinor : amountOf(ctx, price, "price");
  return { taxClass: product.taxClass, priceMinor };
}

/** Rates as a table, and what a line is taxed with at an address (rule office-28). */
export const taxExtra: SettingsExtra = {
  async load(ctx) {
    return {
      above: [...invoicePanels(ctx), taxTable(taxTableOf(ctx.shop.settings))],
      beside: [
        {
          kind: "form",
          title: "Try it with an address",
          about: "It takes the rates as they are saved.",
          deed: {
            deed: "try",
            label: "Try it",
            submit: "Try it",
            fields: [
              ...placeFields(countriesOf(ctx), ctx.shop.settings.client_address),
              deedField("price", "Price", { kind: "money", text: "100.00", isOptional: true }),
              deedField("class", "Tax class", {
                kind: "choice",
                text: "standard",
                choices: classesOf(ctx).map((value) => ({ value, label: value })),
              }),
              deedField("sku", "Product", {
                isOptional: true,
                example: "MUG-103",
                help: "A SKU; its class holds, and without a price its own.",
              }),
            ],
          },
        },
      ],
    };
  },
  rules: {
    try: deedRule<Args, typeof trial>(trial, async (ctx, typed) => {
      const { settings } = ctx.shop;
      const tax = { pricesInclude: settings.tax.pricesInclude, rules: taxTableOf(settings) };
      const line = await lineOf(ctx, typed);
      const { currency } = ctx.tenant;
      return answered("try", taxTrial({ tax, destination: destinationOf(typed), currency, ...line }));
    }),
  },
};
