import { dayOf, dayRange } from "~/models/numbers/day-range";
import {
  dimensionsFor,
  type SalesDimension,
  type SalesFigures,
  sumSales,
} from "~/models/numbers/sales-figures";
import { boughtPermille, sumVisitors } from "~/models/numbers/visitors/visitor-figures";
import { permilleText } from "~/models/office/home/visitors-text";
import { channelText } from "~/models/office/orders/order-agent-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { withQuery } from "~/paths";
import { listMissedSearches } from "../../numbers/list-missed-searches.server";
import { readCartFigures } from "../../numbers/read-cart-figures.server";
import { readSales } from "../../numbers/read-sales.server";
import { readVisitorDays } from "../../numbers/read-visitor-days.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { Section } from "./section";

const dayMs = 86_400_000;
/** Rows that a page shows; the file has all of them. */
const shownRows = 200;

const dimensionTexts: Record<SalesDimension, string> = {
  day: "Day",
  product: "Product",
  place: "Place",
  channel: "Channel",
  method: "Way to pay",
  discount: "Discount",
  tax: "Tax",
  seller: "Seller",
};

const columns = [
  { label: "Orders", align: "end" },
  { label: "Pieces", align: "end" },
  { label: "Goods", align: "end" },
  { label: "Delivery", align: "end" },
  { label: "Tax", align: "end" },
  { label: "Discounts", align: "end" },
  { label: "Returned", align: "end" },
  { label: "Net", align: "end" },
] as const;

/** The figures of a row, in the order of the columns. */
function figuresOf(figures: SalesFigures, currency: RequestContext["tenant"]["currency"]): string[] {
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    String(figures.orders),
    String(figures.pieces),
    money(figures.goodsMinor + figures.giftCardsMinor),
    money(figures.deliveryMinor),
    money(figures.taxMinor),
    money(figures.discountMinor),
    money(figures.returnedMinor),
    money(figures.netMinor),
  ];
}

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const zone = ctx.shop.settings.general.time_zone;
  const today = dayOf(ctx.now(), zone);
  const asked = {
    from: query.get("from") ?? dayOf(new Date(ctx.now().getTime() - 29 * dayMs), zone),
    to: query.get("to") ?? today,
  };
  const typedBy = query.get("by") ?? "day";
  const sellerId = sellerOfActor(await ctx.actor());
  const dimensions = dimensionsFor(sellerId);
  const by = dimensions.find((one) => one === typedBy) ?? "day";
  const ask = [
    deedField("from", "From", { kind: "day", text: asked.from }),
    deedField("to", "Until", { kind: "day", text: asked.to }),
    deedField("by", "By", {
      kind: "choice",
      text: by,
      choices: dimensions.map((value) => ({ value, label: dimensionTexts[value] })),
    }),
  ];
  const frame = { title: "Numbers", badges: [], way: [], deeds: [], ask };
  let range: { from: string; to: string };
  try {
    range = dayRange(asked.from, asked.to);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { ...frame, intro: error.message, main: [], aside: [] };
  }
  const [rows, before] = await Promise.all([
    readSales(ctx, { ...range, by, sellerId }),
    readSales(ctx, { ...timeBefore(range), by: "day", sellerId }),
  ]);
  const days = by === "day" ? rows : await readSales(ctx, { ...range, by: "day", sellerId });
  const { currency } = ctx.tenant;
  const table: PanelView = {
    kind: "table",
    title: `Sales by ${dimensionTexts[by].toLowerCase()}`,
    more: { to: withQuery("/admin/file/sales", { ...range, by }), label: "As CSV", isFile: true },
    columns: [{ label: dimensionTexts[by] }, ...columns],
    rows: rows
      .slice(0, shownRows)
      .map((row) => [
        by === "channel" ? channelText(row.key) : row.label || row.key,
        ...figuresOf(row, currency),
      ]),
    empty: "Nothing was sold in this time.",
  };
  return {
    ...frame,
    intro: `Days of ${zone.replaceAll("_", " ")}. Net is what is left after returns.`,
    main: [table],
    aside: [
      totals(sumSales(days), sumSales(before), ctx),
      ...(sellerId === null ? await ofShop(ctx, range) : []),
    ],
  };
}

/** As many days as a range has, right before it. */
function timeBefore({ from, to }: { from: string; to: string }) {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const days = Math.round((at(to) - at(from)) / dayMs) + 1;
  const before = (day: string) => new Date(at(day) - days * dayMs).toISOString().slice(0, 10);
  return { from: before(from), to: before(to) };
}

function totals(now: SalesFigures, before: SalesFigures, ctx: RequestContext): PanelView {
  const [is, was] = [figuresOf(now, ctx.tenant.currency), figuresOf(before, ctx.tenant.currency)];
  return {
    kind: "table",
    title: "In all",
    columns: [{ label: "Figure" }, { label: "Now", align: "end" }, { label: "Before", align: "end" }],
    rows: columns.map(({ label }, at) => [label, is[at] ?? "", was[at] ?? ""]),
    empty: "",
  };
}

/** What a seller does not see: who came, what became of carts, and what was searched for in vain. */
async function ofShop(ctx: RequestContext, range: { from: string; to: string }): Promise<PanelView[]> {
  const before = timeBefore(range);
  const [visits, visitsBefore, carts, words] = await Promise.all([
    readVisitorDays(ctx, range),
    readVisitorDays(ctx, before),
    readCartFigures(ctx, range),
    listMissedSearches(ctx, { ...range, by: "words" }, { after: null, limit: 20 }),
  ]);
  const [came, cameBefore] = [sumVisitors(visits), sumVisitors(visitsBefore)];
  const share = (of: typeof came) => {
    const permille = boughtPermille(of);
    return permille === null ? "–" : permilleText(permille);
  };
  return [
    {
      kind: "table",
      title: "Visitors",
      columns: [{ label: "Figure" }, { label: "Now", align: "end" }, { label: "Before", align: "end" }],
      rows:
        came.visitors + cameBefore.visitors === 0
          ? []
          : [
              ["Visitors", came.visitors.toLocaleString("en"), cameBefore.visitors.toLocaleString("en")],
              ["Who bought", came.bought.toLocaleString("en"), cameBefore.bought.toLocaleString("en")],
              ["Share", share(came), share(cameBefore)],
            ],
      empty: ctx.shop.settings.tracking.count_visitors
        ? "No visitor was counted in this time."
        : "Visitors are not counted: see settings, Visits and consent.",
    },
    {
      kind: "facts",
      title: "Carts",
      facts: [
        { label: "Became orders", text: String(carts.placed) },
        { label: "Left behind", text: String(carts.abandoned) },
        { label: "Of those with an email address", text: String(carts.withEmail) },
      ],
    },
    {
      kind: "table",
      title: "Searched for and not found",
      columns: [{ label: "Words" }, { label: "Times", align: "end" }],
      rows: words.map(({ words: text, searches }) => [text, String(searches)]),
      empty: "Every search found something.",
    },
  ];
}

/** Sales with their sums, by day or by what else they are counted by. */
export const numbersSection: Section = {
  need: { verb: "view", kind: "payout" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
};
