import { type DayRange, dayOf, dayRange } from "~/models/numbers/day-range";
import {
  dimensionsFor,
  isPeriod,
  type SalesDimension,
  type SalesFigures,
  type SalesRow,
  sumSales,
} from "~/models/numbers/sales-figures";
import { changeOf, salesPoints, timeBefore } from "~/models/numbers/sales-periods";
import { channelText } from "~/models/office/orders/order-agent-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { withQuery } from "~/paths";
import { readSales } from "../../numbers/read-sales.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { Section } from "../sections/section";
import { csvOf, shopPanels, stockPanel } from "./shop-panels.server";

const dayMs = 86_400_000;
/** Rows that a page shows; the file has all of them. */
const shownRows = 200;
/** Rows that are drawn as bars. */
const shownBars = 10;

const dimensionTexts: Record<SalesDimension, string> = {
  day: "Day",
  week: "Week",
  month: "Month",
  product: "Product",
  category: "Category",
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
const figuresOf = (figures: SalesFigures): number[] => [
  figures.orders,
  figures.pieces,
  figures.goodsMinor + figures.giftCardsMinor,
  figures.deliveryMinor,
  figures.taxMinor,
  figures.discountMinor,
  figures.returnedMinor,
  figures.netMinor,
];

/** The same as texts: two counts, then money. */
const textsOf = (figures: SalesFigures, currency: string): string[] =>
  figuresOf(figures).map((figure, at) =>
    at < 2 ? figure.toLocaleString("en") : formatMoney(figure, currency),
  );

/** What a row is called: its own words, or what stands for none. */
function rowText(by: SalesDimension, { key, label }: SalesRow): string {
  if (by === "channel") return channelText(key);
  return label || key || (by === "category" ? "In no category" : "Without a name");
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
  try {
    const range = dayRange(asked.from, asked.to);
    const panels = await salesPanels(ctx, range, { by, sellerId });
    return {
      ...frame,
      intro: `Days of ${zone.replaceAll("_", " ")}. Net is what is left after returns. Before: as many days, right before these.`,
      main: panels,
      aside: sellerId === null ? await shopPanels(ctx, range) : [await stockPanel(ctx, range, sellerId)],
    };
  } catch (error) {
    // A time whose days were not all counted yet is there in a while (rule numbers-2).
    if (!isAppError(error) || !["invalid", "unavailable"].includes(error.code)) throw error;
    return { ...frame, intro: error.message, main: [], aside: [] };
  }
}

async function salesPanels(
  ctx: RequestContext,
  range: DayRange,
  { by, sellerId }: { by: SalesDimension; sellerId: string | null },
): Promise<PanelView[]> {
  const period = isPeriod(by) ? by : "day";
  const earlier = timeBefore(range);
  const [now, before] = await Promise.all([
    readSales(ctx, { ...range, by: period, sellerId }),
    readSales(ctx, { ...earlier, by: period, sellerId }),
  ]);
  const rows = by === period ? now : await readSales(ctx, { ...range, by, sellerId });
  const rowsBefore = by === period ? [] : await readSales(ctx, { ...earlier, by, sellerId });
  const { currency } = ctx.tenant;
  const money = (minor: number) => formatMoney(minor, currency);
  const title = `Sales by ${dimensionTexts[by].toLowerCase()}`;
  const points = salesPoints(range, period, { now, before }).map(({ key, netMinor, beforeMinor }) => ({
    label: key,
    valueMinor: netMinor,
    beforeMinor,
  }));
  const chart: PanelView =
    by === period
      ? {
          kind: "chart",
          title: `Net by ${dimensionTexts[by].toLowerCase()}`,
          points,
          topText: money(
            Math.max(0, ...points.flatMap(({ valueMinor, beforeMinor }) => [valueMinor, beforeMinor])),
          ),
          about: "The table below has the figures.",
        }
      : {
          kind: "bars",
          title: `${by === "discount" ? "Given" : by === "tax" ? "Taxed" : "Net"} by ${dimensionTexts[by].toLowerCase()}`,
          bars: rows.slice(0, shownBars).map((row) => {
            const valueMinor = by === "discount" ? row.discountMinor : row.netMinor;
            return { label: rowText(by, row), valueMinor, valueText: money(valueMinor) };
          }),
        };
  const netBefore = new Map(rowsBefore.map(({ key, netMinor }) => [key, netMinor]));
  const table: PanelView = {
    kind: "table",
    title,
    more: { to: withQuery("/admin/file/sales", { ...range, by }), label: "As CSV", isFile: true },
    columns: [
      { label: dimensionTexts[by] },
      ...columns,
      ...(by === period ? [] : [{ label: "Net before", align: "end" } as const]),
    ],
    rows: rows
      .slice(0, shownRows)
      .map((row) => [
        rowText(by, row),
        ...textsOf(row, currency),
        ...(by === period ? [] : [money(netBefore.get(row.key) ?? 0)]),
      ]),
    empty: "Nothing was sold in this time.",
  };
  return [
    totals(range, { now: sumSales(now), before: sumSales(before) }, currency),
    ...(rows.length > 0 ? [chart] : []),
    table,
  ];
}

function totals(
  range: DayRange,
  { now, before }: { now: SalesFigures; before: SalesFigures },
  currency: string,
): PanelView {
  const [figures, figuresBefore] = [figuresOf(now), figuresOf(before)];
  const [is, was] = [textsOf(now, currency), textsOf(before, currency)];
  return {
    kind: "table",
    title: "In all",
    more: csvOf("totals", range),
    columns: [
      { label: "Figure" },
      { label: "Now", align: "end" },
      { label: "Before", align: "end" },
      { label: "Change", align: "end" },
    ],
    rows: columns.map(({ label }, at) => [
      label,
      is[at] ?? "",
      was[at] ?? "",
      changeOf(figures[at] ?? 0, figuresBefore[at] ?? 0),
    ]),
    empty: "",
  };
}

/** Sales with their sums, by day or by what else they are counted by. */
export const numbersSection: Section = {
  need: { verb: "view", kind: "payout" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
};
