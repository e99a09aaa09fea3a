import { z } from "zod";
import type { ProviderCall } from "../provider-server";

const maxMinor = 200_000_000;
const minor = z.number().int().nonnegative().max(maxMinor);
const signed = z.number().int().min(-maxMinor).max(maxMinor);
const text = (max: number) => z.string().max(max);
const https = z.string().url().startsWith("https://", "must be https").max(2000);

const address = z
  .object({
    given_name: text(99),
    family_name: text(99),
    email: text(99).email(),
    phone: text(99),
    street_address: text(99),
    street_address2: text(99),
    postal_code: text(10),
    city: text(99),
    region: text(99),
    country: z.string().regex(/^[A-Z]{2}$/),
  })
  .partial()
  .strict();

const orderLine = z
  .object({
    type: z.enum([
      "physical",
      "discount",
      "shipping_fee",
      "sales_tax",
      "digital",
      "gift_card",
      "store_credit",
      "surcharge",
    ]),
    reference: z.string().min(1).max(255).optional(),
    name: z.string().min(1).max(255),
    quantity: z.number().int().nonnegative(),
    unit_price: signed,
    total_discount_amount: minor.optional(),
    total_amount: signed,
    tax_rate: z.number().int().min(0).max(10_000).optional(),
    total_tax_amount: signed.optional(),
  })
  .strict();

const session = z
  .object({
    intent: z.enum(["buy", "tokenize", "buy_and_tokenize"]),
    purchase_country: z.string().regex(/^[A-Z]{2}$/),
    purchase_currency: z.string().regex(/^[A-Z]{3}$/),
    locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    order_amount: minor,
    order_tax_amount: minor,
    order_lines: z.array(orderLine).min(1).max(1000),
    billing_address: address.optional(),
    shipping_address: address.optional(),
    merchant_reference1: text(255).optional(),
    merchant_reference2: text(255).optional(),
    merchant_data: text(6000).optional(),
    merchant_urls: z.object({ notification: https }).partial().strict().optional(),
  })
  .strict();

const page = z
  .object({
    payment_session_url: z.string().url(),
    merchant_urls: z
      .object({
        success: z.string().url(),
        cancel: z.string().url(),
        back: z.string().url(),
        failure: z.string().url(),
        error: z.string().url(),
        status_update: https,
      })
      .partial()
      .strict(),
    options: z
      .object({
        place_order_mode: z.enum(["PLACE_ORDER", "CAPTURE_ORDER", "NONE"]),
        purchase_type: z.enum(["BUY", "RENT", "BOOK", "SUBSCRIBE", "DOWNLOAD", "ORDER", "CONTINUE"]),
      })
      .partial()
      .strict()
      .optional(),
  })
  .strict();

const capture = z
  .object({ captured_amount: minor, reference: text(255).optional(), description: text(255).optional() })
  .strict();
const refund = z
  .object({ refunded_amount: minor, reference: text(255).optional(), description: text(255).optional() })
  .strict();

/** What Klarna takes of each call, by its API reference. */
const bodies: [method: string, path: RegExp, schema: z.ZodType | null][] = [
  ["POST", /^\/payments\/v1\/sessions$/, session],
  ["POST", /^\/hpp\/v1\/sessions$/, page],
  ["GET", /^\/hpp\/v1\/sessions\/[^/]+$/, null],
  ["DELETE", /^\/hpp\/v1\/sessions\/[^/]+$/, null],
  ["GET", /^\/ordermanagement\/v1\/orders\/[^/]+$/, null],
  ["POST", /^\/ordermanagement\/v1\/orders\/[^/]+\/captures$/, capture],
  ["POST", /^\/ordermanagement\/v1\/orders\/[^/]+\/refunds$/, refund],
  ["POST", /^\/ordermanagement\/v1\/orders\/[^/]+\/cancel$/, null],
];

export type KlarnaSession = z.output<typeof session>;
export type KlarnaPageBody = z.output<typeof page>;

/** The languages and the currency of some countries Klarna is in. */
const countries: Record<string, [currency: string, languages: readonly string[]]> = {
  DE: ["EUR", ["de", "en"]],
  GB: ["GBP", ["en"]],
  SE: ["SEK", ["sv", "en"]],
  US: ["USD", ["en", "es"]],
};

/** What Klarna refuses about a call; null for nothing. */
export function klarnaCallProblem(call: ProviderCall, path: string): string | null {
  const known = bodies.find(([method, pattern]) => method === call.method && pattern.test(path));
  if (!known) return `${call.method} ${path} is no call of Klarna's`;
  const [, , schema] = known;
  if (schema === null) return call.body === "" ? null : `${path} takes no body`;
  if (call.headers["content-type"] !== "application/json") return "Content-Type is not application/json";
  const read = schema.safeParse(JSON.parse(call.body || "null"));
  if (!read.success) {
    const [issue] = read.error.issues;
    return `BAD_VALUE: ${issue?.path.join(".")} ${issue?.message}`;
  }
  return schema === session ? sessionProblem(read.data as KlarnaSession) : null;
}

/** What Klarna counts after, and looks up. */
function sessionProblem(body: KlarnaSession): string | null {
  const { purchase_country: country, purchase_currency: currency, locale } = body;
  const [taken, languages = []] = countries[country] ?? [];
  if (taken !== currency) return `BAD_VALUE: purchase_currency ${currency} in ${country}`;
  if (!languages.some((language) => locale === `${language}-${country}`))
    return `BAD_VALUE: locale ${locale}`;
  for (const [index, line] of body.order_lines.entries()) {
    const problem = lineProblem(line);
    if (problem) return `BAD_VALUE: order_lines.${index}.${problem}`;
  }
  const sum = (of: (line: z.output<typeof orderLine>) => number) =>
    body.order_lines.reduce((total, line) => total + of(line), 0);
  if (sum(({ total_amount }) => total_amount) !== body.order_amount)
    return "BAD_VALUE: order_amount is not the sum of the lines";
  const tax = sum((line) => (line.type === "sales_tax" ? line.total_amount : (line.total_tax_amount ?? 0)));
  return tax === body.order_tax_amount ? null : "BAD_VALUE: order_tax_amount is not the sum of the lines";
}

function lineProblem(line: z.output<typeof orderLine>): string | null {
  const { quantity, unit_price, total_discount_amount = 0, total_amount } = line;
  if (quantity * unit_price - total_discount_amount !== total_amount) return "total_amount";
  const { tax_rate = 0, total_tax_amount = 0, type } = line;
  const counted = total_amount - (total_amount * 10_000) / (10_000 + tax_rate);
  if (Math.abs(total_tax_amount - counted) > 1) return "total_tax_amount";
  const isDeduction = type === "gift_card" || type === "discount" || type === "store_credit";
  return total_amount < 0 && !isDeduction ? "total_amount is negative" : null;
}
