import { redirect } from "@remix-run/node";
import { z } from "zod";
import { type QuoteState, quoteState, quoteStateLabels } from "~/models/checkout/quote-state";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import { lineName } from "~/models/orders/order-view/line-detail";
import { AppError } from "~/models/platform/error/app-error";
import { formatMajor } from "~/models/platform/money/format-major";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withQuery } from "~/paths";
import { officeOrderPath } from "~/paths/office";
import { findQuoteByNumber, listQuotes, type QuoteRow } from "../../checkout/find-quote.server";
import { priceQuote } from "../../checkout/price-quote.server";
import { placeQuote, waysToNote } from "../../checkout/quotes/place-quote.server";
import { quoteView } from "../../checkout/read-quote.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { RequestContext } from "../../shops/context/request-context.server";
import { amountOf } from "../amount-of.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/quotes";
/** Quotes that the list shows. */
const shown = 200;
const tones: Record<QuoteState, Tone> = {
  requested: "mind",
  priced: "good",
  ordered: "plain",
  expired: "plain",
};

const mayView = async (ctx: RequestContext, row: QuoteRow) =>
  can(await ctx.actor(), "view", orderSubject(row));

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const rows = await listQuotes(ctx, shown);
  const views = await Promise.all(rows.map((row) => mayView(ctx, row)));
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Quotes",
    badges: [],
    intro: "Carts for which shoppers asked for a price.",
    way: [],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Quotes",
        empty: "No quotes yet. Shoppers ask for one in their cart.",
        rows: rows
          .filter((_, at) => views[at])
          .map((row) => {
            const state = quoteState(row, ctx.now());
            return {
              title: row.number,
              to: `${path}/${row.number}`,
              sub: `${row.email} · ${dayText(row.createdAt, clock)}`,
              end: quoteStateLabels[state],
              tone: tones[state],
            };
          }),
      },
    ],
    aside: [],
  };
}

async function requireQuote(ctx: RequestContext, number: string): Promise<QuoteRow> {
  const row = await findQuoteByNumber(ctx, number);
  if (!(await mayView(ctx, row))) throw new AppError("not_found", `There is no quote ${number}.`);
  return row;
}

const readView = (ctx: RequestContext, row: QuoteRow) =>
  quoteView(ctx, row, { ...anonymousVisitor, cartId: row.cartId });

async function loadOne(ctx: RequestContext, number: string): Promise<RecordView> {
  const row = await requireQuote(ctx, number);
  const view = await readView(ctx, row);
  const { items, currency, totals } = view.summary;
  const money = (minor: number) => formatMoney(minor, currency);
  const ways = waysToNote(ctx);
  const mayPlace = can(await ctx.actor(), "create", orderSubject(row)) && ways.length > 0;
  const mayPrice = view.state !== "ordered" && can(await ctx.actor(), "change", orderSubject(row));
  return {
    title: `Quote ${number}`,
    badges: [{ text: quoteStateLabels[view.state], tone: tones[view.state] }],
    intro: `${view.email}${view.validUntilText ? ` · until ${view.validUntilText}` : ""}`,
    way: [{ to: path, label: "Quotes" }],
    deeds: mayPrice
      ? [
          {
            deed: "price",
            label: "Name the prices…",
            submit: "Send the quote",
            isMain: true,
            about: "They get an email with a link to order at these prices.",
            fields: [
              ...items.map((item, at) =>
                deedField(`price.l${at}`, `${lineName(item)}, each`, {
                  kind: "money",
                  text: formatMajor(item.priceMinor, currency),
                  help: `${item.sku} · ${item.qty} wanted`,
                }),
              ),
              deedField("valid", "Good for", { kind: "number", text: "14", unit: "days", help: "1 to 30." }),
              deedField("answer", "Message", { kind: "long text", isOptional: true, text: row.answer }),
            ],
          },
          ...(mayPlace
            ? [
                {
                  deed: "place",
                  label: "Order it for them…",
                  submit: "Place the order",
                  about: "At the prices above. They get the mail of every order.",
                  fields: [
                    deedField("method", "Paid by", {
                      kind: "choice",
                      text: ways[0]?.code ?? "",
                      choices: ways.map(({ code, title }) => ({ value: code, label: title })),
                    }),
                    deedField("paid", "The money is here already", { kind: "flag", isOptional: true }),
                  ],
                },
              ]
            : []),
        ]
      : [],
    main: [
      {
        kind: "table",
        title: "Wanted",
        columns: [
          { label: "Product" },
          { label: "Pieces", align: "end" },
          { label: "Each", align: "end" },
          { label: "Sum", align: "end" },
        ],
        rows: [
          ...items.map((item) => [
            `${lineName(item)} (${item.sku})`,
            String(item.qty),
            money(item.priceMinor),
            money(item.rowTotalMinor),
          ]),
          ["Total", "", "", money(totals.grandTotalMinor)],
        ],
        empty: "",
      },
    ],
    aside: view.note ? [{ kind: "lines", title: "Their message", lines: view.note.split("\n") }] : [],
  };
}

type Args = [ctx: RequestContext, number: string];
const priced = z.object({
  price: z.record(z.string().max(20)).default({}),
  valid: requiredText("Good for", 3),
  answer: optionalText("Message", 1000),
});

const rules = {
  price: deedRule<Args, typeof priced>(priced, async (ctx, number, { price, valid, answer }) => {
    const row = await requireQuote(ctx, number);
    const { summary } = await readView(ctx, row);
    const prices = summary.items.flatMap(({ sku }, at) => {
      const typed = price[`l${at}`];
      return typed === undefined ? [] : [[sku, amountOf(ctx, typed, `price.l${at}`)] as const];
    });
    await priceQuote(ctx, row.id, { prices: new Map(prices), validDays: Number(valid), answer });
  }),
};

const placed = z.object({ method: requiredText("Paid by", 60), paid: z.string().max(3).default("") });

const placeRule = deedRule<Args, typeof placed>(placed, async (ctx, number, { method, paid }) => {
  const row = await requireQuote(ctx, number);
  const order = await placeQuote(ctx, row.id, { methodCode: method, isPaid: paid === "yes" });
  return redirect(withQuery(officeOrderPath(order.number), { done: "placed" }), 303);
});

/** Quotes, priced and sent. */
export const quotesSection: Section = {
  need: { verb: "view", kind: "order" },
  doneTexts: {
    price: "The quote is on its way to them.",
    make: "Made. Send it to them with a link to pay, or order it for them.",
  },
  load: (ctx, number) => (number === "" ? loadList(ctx) : loadOne(ctx, number)),
  act: (ctx, posted, number) =>
    answerDeed<Args>(posted, { ...rules, place: placeRule }, [ctx, number], `${path}/${number}`),
};
