import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import type { ListAddress } from "~/models/office/list/list-address";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officeOfferPath, officeProductPath, officeStockItemPath, officeStockPath } from "~/paths/office";
import { changeStock } from "../catalogue/stock/change-stock.server";
import { listStockMoves } from "../catalogue/stock/list-stock-moves.server";
import { countStock, type StockSearch, searchStock } from "../catalogue/stock/search-stock.server";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { answerDeed, deedRule } from "./answer-deed.server";
import { nameActors } from "./orders/name-actors.server";
import { readOfficePage } from "./read-office-page.server";

/** A page of the pieces in stock that an address asks for (rule office-3). */
export function listOfficeStock(ctx: ShopContext, address: ListAddress) {
  const state = address.filters.is?.includes("out")
    ? "out"
    : address.filters.is?.includes("low")
      ? "low"
      : null;
  const search: StockSearch = { text: address.q || null, state };
  return readOfficePage(address, z.string(), {
    list: (after, limit) => searchStock(ctx, search, { after: after ?? "", limit }),
    count: (atMost) => countStock(ctx, search, atMost),
    keyOf: ({ sku }) => sku,
    rowOf: ({ sku, name, onHand, reserved, isManaged, lowStockThreshold }) => {
      const free = onHand - reserved;
      const tone = free <= 0 ? ("bad" as const) : free <= lowStockThreshold ? ("mind" as const) : undefined;
      return {
        id: sku,
        href: officeStockItemPath(sku),
        label: sku,
        cells: {
          sku: { text: sku },
          product: { text: name },
          free: isManaged ? { text: String(free), ...(tone && { tone }) } : { text: "Not counted" },
          onHand: { text: isManaged ? String(onHand) : "" },
          reserved: { text: isManaged ? String(reserved) : "" },
          low: { text: String(lowStockThreshold) },
        },
      };
    },
  });
}

/**
 * The page of the pieces of one SKU: how many there are, and why they changed.
 * @throws AppError `not_found`
 */
export async function loadStockPage(ctx: ShopContext, sku: string): Promise<RecordView> {
  const [item] = await searchStock(ctx, { text: sku, state: null }, { after: "", limit: 1 });
  if (!item || item.sku !== sku) throw new AppError("not_found", `There is no stock of “${sku}”.`);
  const subject = { kind: "stock", tenantId: ctx.tenant.id, sellerId: ctx.shop.sellerId } as const;
  const mayChange = can(await ctx.actor(), "change", subject);
  // Products are the business’s to open; staff of a seller open what they offer (rule sellers-20).
  const pagePath = sellerOfActor(await ctx.actor()) === null ? officeProductPath : officeOfferPath;
  const moves = mayChange ? await listStockMoves(ctx, sku, { after: null, limit: 50 }) : [];
  const names = await nameActors(
    ctx,
    moves.flatMap(({ actor }) => (actor ? [actor] : [])),
  );
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const { onHand, reserved, lowStockThreshold, isManaged } = item;
  return {
    title: sku,
    badges: onHand - reserved <= 0 && isManaged ? [{ text: "Sold out", tone: "bad" }] : [],
    intro: item.name,
    way: [{ to: officeStockPath(), label: "Stock" }],
    deeds: mayChange
      ? [
          {
            deed: "count",
            label: "Count…",
            submit: "Save the count",
            isMain: true,
            about: `${onHand} should be there, ${reserved} of them for orders.`,
            fields: [
              deedField("count", "Pieces that are there", { kind: "number" }),
              deedField("reason", "Why (optional)", { example: "Yearly count" }),
            ],
          },
          {
            deed: "move",
            label: "Add or take away…",
            submit: "Change the stock",
            fields: [
              deedField("by", "Pieces", {
                kind: "number",
                help: "With a minus they are taken away.",
                example: "12",
              }),
              deedField("reason", "Why", { example: "Delivery, broken, gift" }),
            ],
          },
        ]
      : [],
    main: [
      {
        kind: "rows",
        title: "History",
        empty: "Nothing was noted yet.",
        rows: moves.map(({ at, actor, onHand: pieces, reserved: held, isCount, reason }) => ({
          title: reason || (isCount ? "Counted" : held && !pieces ? "Orders" : "Changed"),
          sub: `${actor ? names(actor) : "Awning"} · ${dayText(at, clock)}`,
          end: [
            pieces ? `${pieces.before} → ${pieces.after}` : "",
            held ? `reserved ${held.before} → ${held.after}` : "",
          ]
            .filter(Boolean)
            .join(", "),
        })),
      },
    ],
    aside: [
      {
        kind: "facts",
        title: "Pieces",
        facts: [
          { label: "On hand", text: String(onHand) },
          { label: "Reserved for orders", text: String(reserved) },
          { label: "Available", text: String(onHand - reserved) },
          { label: "Low below", text: String(lowStockThreshold) },
          { label: "Product", text: item.name || sku, to: pagePath(sku) },
        ],
      },
    ],
  };
}

const pieces = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,9}$/, "Enter a whole number.")
  .transform(Number);
const countSchema = z.object({ count: pieces, reason: optionalText("Why", 200) });
const moveSchema = z.object({ by: pieces, reason: requiredText("Why", 200) });
type Args = [ctx: RequestContext, sku: string];

const rules = {
  count: deedRule<Args, typeof countSchema>(countSchema, (ctx, sku, { count, reason }) =>
    change(ctx, { sku, count, reason, evenBelowReserved: false, expectedVersion: undefined }, "count"),
  ),
  move: deedRule<Args, typeof moveSchema>(moveSchema, (ctx, sku, { by, reason }) =>
    change(ctx, { sku, by, reason, evenBelowReserved: false, expectedVersion: undefined }, "by"),
  ),
};

async function change(ctx: RequestContext, one: Parameters<typeof changeStock>[1][number], field: string) {
  const { refused } = await changeStock(ctx, [one]);
  if (refused[0]) throw new AppError("invalid", refused[0].reason, field);
}

/** Counts or moves pieces as a form of their page asks for. */
export const actOnStock = (ctx: RequestContext, request: Request, sku: string) =>
  answerDeed<Args>(request, rules, [ctx, sku], officeStockItemPath(sku));
