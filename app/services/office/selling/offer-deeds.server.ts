import { redirect } from "@remix-run/node";
import { z } from "zod";
import { pastedTable } from "~/models/office/many/pasted-table";
import { offerFormColumns } from "~/models/office/selling/offer-form";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { StaleRecord } from "~/models/shops/records/stale-record";
import { withQuery } from "~/paths";
import { officeOfferPath, officeOffersPath } from "~/paths/office";
import { changeOffers, type RefusedOffer } from "../../catalogue/sellers-offers/change-offers.server";
import { decideOffer } from "../../catalogue/sellers-offers/decide-offer.server";
import { describeOwnProduct } from "../../catalogue/sellers-offers/describe-own-product.server";
import { planOffers } from "../../catalogue/sellers-offers/plan-offers.server";
import { proposeProduct } from "../../catalogue/sellers-offers/propose-product.server";
import { readOfferTable } from "../../catalogue/sellers-offers/read-offer-table.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { deedRule, previewed } from "../answer-deed.server";

export type OfferArgs = [ctx: RequestContext, rest: string];

const terms = {
  price: requiredText("Price", 20),
  final_price: optionalText("Sale price", 20),
  qty: optionalText("Pieces", 12),
  condition: optionalText("Condition", 40),
  condition_note: optionalText("Words about its condition", 300),
  shipping_fee: optionalText("Delivery fee", 20),
  item_delivery_info: optionalText("Words about its delivery", 300),
  delivery_estimate: optionalText("Delivery estimate", 60),
  low_stock_threshold: optionalText("Few pieces", 12),
  max_cart_qty: optionalText("Most pieces in a cart", 12),
  allow_backorders: optionalText("Sell it when it is sold out", 5),
  website_visibility: optionalText("In the shop", 10),
} satisfies Record<(typeof offerFormColumns)[number], z.ZodTypeAny>;
const offered = z.object(terms).extend({
  version: z.string().max(100).default(""),
  was_qty: z.string().max(12).default(""),
});
const texts = z.object({
  name: requiredText("Name", 200),
  description: optionalText("Description", 20_000),
  brand: optionalText("Brand", 100),
  category: optionalText("Category", 200),
  weight: optionalText("Weight", 10),
});
const owned = texts.extend(terms).extend({ sku: requiredText("SKU", 64) });
const pasted = z.object({
  rows: requiredText("Rows", 120_000),
  seen: z.enum(["", "yes"]).default(""),
});
const nothing = z.object({});
const refused = z.object({ reason: requiredText("Why", 500) });

/** The columns that were typed; pieces only where they were typed anew, or sold ones would come back. */
function typedFields(typed: Partial<Record<string, string>>, wasQty: string): Record<string, string> {
  const named = offerFormColumns.flatMap((column) => {
    const text = typed[column];
    return text === undefined || (column === "qty" && text === wasQty) ? [] : [[column, text] as const];
  });
  return Object.fromEntries(named);
}

function refuse({ reason, stale }: RefusedOffer): never {
  if (stale) throw new StaleRecord(stale.current, stale.version);
  const column = /^'?([a-z_]+)/.exec(reason)?.[1];
  throw new AppError(
    "invalid",
    reason,
    offerFormColumns.find((one) => one === column),
  );
}

/** The seller of an offer that waits, and its product: `code/12`. */
export const waitingAt = (rest: string) => {
  const [, sellerId = "", productId = ""] = /^review\/([0-9a-f-]{36})\/(\d{1,15})$/.exec(rest) ?? [];
  return { sellerId, productId: Number(productId) };
};

const skuOf = (rest: string) => rest.replace(/^of\//, "");

/** What is done with offers: by their seller, and by the business that approves them. */
export const offerRules = {
  offer: deedRule<OfferArgs, typeof offered>(offered, async (ctx, rest, { version, was_qty, ...typed }) => {
    const sku = skuOf(rest);
    const change = { sku, fields: typedFields(typed, was_qty), expectedVersion: version || null };
    const done = await changeOffers(ctx, [change]);
    if (done.refused[0]) refuse(done.refused[0]);
    return redirect(
      withQuery(officeOfferPath(sku), { done: done.waiting.length > 0 ? "waits" : "offer" }),
      303,
    );
  }),
  texts: deedRule<OfferArgs, typeof texts>(texts, (ctx, rest, typed) =>
    describeOwnProduct(ctx, skuOf(rest), typed),
  ),
  own: deedRule<OfferArgs, typeof owned>(owned, async (ctx, _rest, { sku, ...typed }) => {
    const offer = Object.fromEntries(
      Object.entries(typedFields(typed, "")).filter(([, text]) => text !== ""),
    );
    const { waits } = await proposeProduct(ctx, { sku, texts: typed, offer });
    return redirect(withQuery(officeOfferPath(sku), { done: waits ? "waits" : "own" }), 303);
  }),
  many: deedRule<OfferArgs, typeof pasted>(pasted, async (ctx, _rest, { rows, seen }) => {
    const changes = readOfferTable(pastedTable(rows), "rows");
    if (seen === "yes") {
      const done = await changeOffers(ctx, changes);
      if (done.changed.length === 0) throw new AppError("invalid", firstOf(done.refused), "rows");
      return redirect(withQuery(officeOffersPath(), { done: "many" }), 303);
    }
    const plan = await planOffers(ctx, changes);
    if (plan.changed.length === 0) throw new AppError("invalid", firstOf(plan.refused), "rows");
    const happens = (sku: string) => {
      const refusal = plan.refused.find((one) => one.sku === sku);
      if (refusal && !plan.changed.includes(sku)) return `Refused: ${refusal.reason}`;
      return plan.waiting.includes(sku) ? "Offered, and waits for approval" : "Saved";
    };
    return previewed("many", {
      title: "What each row does",
      panels: [
        {
          kind: "table",
          title: "Rows",
          columns: [{ label: "SKU" }, { label: "What happens" }],
          rows: changes.map(({ sku }) => [sku, happens(sku)]),
          empty: "",
        },
      ],
      submit: plan.changed.length === 1 ? "Save 1 offer" : `Save ${plan.changed.length} offers`,
      values: { seen: "yes" },
    });
  }),
  approve: deedRule<OfferArgs, typeof nothing>(nothing, async (ctx, rest) => {
    await decideOffer(ctx, waitingAt(rest), { approves: true });
    return redirect(withQuery(officeOffersPath(), { done: "approve" }), 303);
  }),
  refuse: deedRule<OfferArgs, typeof refused>(refused, async (ctx, rest, { reason }) => {
    await decideOffer(ctx, waitingAt(rest), { approves: false, reason });
    return redirect(withQuery(officeOffersPath(), { done: "refuse" }), 303);
  }),
};

const firstOf = ([first]: readonly RefusedOffer[]): string =>
  first ? `No row can be saved. ${first.sku}: ${first.reason}` : "There is no row.";
