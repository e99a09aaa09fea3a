import type { DayRange } from "~/models/numbers/day-range";
import { timeBefore } from "~/models/numbers/sales-periods";
import { boughtPermille, sumVisitors } from "~/models/numbers/visitors/visitor-figures";
import { permilleText } from "~/models/office/home/visitors-text";
import type { PanelView } from "~/models/office/record/record-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { withQuery } from "~/paths";
import { listMissedSearches } from "../../numbers/list-missed-searches.server";
import { readCartFigures } from "../../numbers/read-cart-figures.server";
import { readCustomerFigures } from "../../numbers/read-customer-figures.server";
import { readStockValue } from "../../numbers/read-stock-value.server";
import { readVisitorDays } from "../../numbers/read-visitor-days.server";
import type { RequestContext } from "../../shops/context/request-context.server";

const columns = [
  { label: "Figure" },
  { label: "Now", align: "end" },
  { label: "Before", align: "end" },
] as const;

/** The way to a table of the page as a file. */
export const csvOf = (of: string, range: DayRange) => ({
  to: withQuery("/admin/file/sales", { ...range, of }),
  label: "As CSV",
  isFile: true,
});

/** What a seller does not see: who came, what became of carts, and what was searched for in vain. */
export async function shopPanels(ctx: RequestContext, range: DayRange): Promise<PanelView[]> {
  const before = timeBefore(range);
  const [visits, visitsBefore, carts, cartsBefore, words, people, peopleBefore, stock] = await Promise.all([
    readVisitorDays(ctx, range),
    readVisitorDays(ctx, before),
    readCartFigures(ctx, range),
    readCartFigures(ctx, before),
    listMissedSearches(ctx, { ...range, by: "words" }, { after: null, limit: 20 }),
    readCustomerFigures(ctx, range),
    readCustomerFigures(ctx, before),
    stockPanel(ctx, range, null),
  ]);
  const [came, cameBefore] = [sumVisitors(visits), sumVisitors(visitsBefore)];
  const share = (of: typeof came) => {
    const permille = boughtPermille(of);
    return permille === null ? "–" : permilleText(permille);
  };
  const counts = (label: string, now: number, was: number) => [
    label,
    now.toLocaleString("en"),
    was.toLocaleString("en"),
  ];
  return [
    {
      kind: "table",
      title: "Customers",
      more: csvOf("customers", range),
      columns,
      rows: [
        counts("New", people.new.people, peopleBefore.new.people),
        counts("Their orders", people.new.orders, peopleBefore.new.orders),
        counts("Returning", people.returning.people, peopleBefore.returning.people),
        counts("Orders of these", people.returning.orders, peopleBefore.returning.orders),
      ],
      empty: "",
    },
    {
      kind: "table",
      title: "Visitors",
      more: csvOf("visitors", range),
      columns,
      rows:
        came.visitors + cameBefore.visitors === 0
          ? []
          : [
              counts("Visitors", came.visitors, cameBefore.visitors),
              counts("Who bought", came.bought, cameBefore.bought),
              ["Share", share(came), share(cameBefore)],
            ],
      empty: ctx.shop.settings.tracking.count_visitors
        ? "No visitor was counted in this time."
        : "Visitors are not counted: see settings, Visits and consent.",
    },
    {
      kind: "table",
      title: "Carts",
      more: csvOf("carts", range),
      columns,
      rows: [
        counts("Became orders", carts.placed, cartsBefore.placed),
        counts("Left behind", carts.abandoned, cartsBefore.abandoned),
        counts("Of those with an email", carts.withEmail, cartsBefore.withEmail),
      ],
      empty: "",
    },
    stock,
    {
      kind: "table",
      title: "Searched for and not found",
      more: csvOf("searches", range),
      columns: [{ label: "Words" }, { label: "Times", align: "end" }],
      rows: words.map(({ words: text, searches }) => [text, String(searches)]),
      empty: "Every search found something.",
    },
    {
      kind: "links",
      title: "For your accountant",
      links: [{ href: "/admin/many", label: "Books of a time as CSV: orders, lines, taxes, refunds, fees" }],
    },
  ];
}

/**
 * What lies in stock now, at today's prices.
 * @param range of the page, which its file is named after
 * @param sellerId of one seller; null for all
 */
export async function stockPanel(
  ctx: RequestContext,
  range: DayRange,
  sellerId: string | null,
): Promise<PanelView> {
  const { items, pieces, valueMinor } = await readStockValue(ctx, sellerId);
  return {
    kind: "table",
    title: "Stock today",
    more: csvOf("stock", range),
    columns: [{ label: "Figure" }, { label: "Now", align: "end" }],
    rows: [
      ["Kinds of goods", items.toLocaleString("en")],
      ["Pieces", pieces.toLocaleString("en")],
      ["Value at today’s prices", formatMoney(valueMinor, ctx.tenant.currency)],
    ],
    empty: "",
  };
}
