import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView } from "~/models/office/record/record-view";
import { ratesOf, ratesText } from "~/models/office/selling/seller-lines";
import { payoutSchedules } from "~/models/payments/payout-terms";
import { AppError } from "~/models/platform/error/app-error";
import { formatMajor } from "~/models/platform/money/format-major";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { listCategories } from "../../catalogue/categories/list-categories.server";
import {
  type AgreedTerms,
  changeSellerTerms,
  type readSellerAgreement,
} from "../../payments/payouts/seller-terms.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { amountOf } from "../amount-of.server";

type Agreement = Awaited<ReturnType<typeof readSellerAgreement>>;

const scheduleTexts = { daily: "Every day", weekly: "On Mondays", monthly: "On the first of the month" };

/** What was agreed with a seller, in words. */
export function termsPanel(ctx: RequestContext, terms: Agreement): PanelView {
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const { defaultBasisPoints, byCategory, fixedMinor } = terms.commission;
  return {
    kind: "facts",
    title: "Agreed",
    facts: [
      {
        label: "Commission",
        text: `${defaultBasisPoints / 100} %${fixedMinor > 0 ? ` and ${money(fixedMinor)} an order` : ""}`,
      },
      ...Object.entries(byCategory).map(([slug, rate]) => ({ label: `In ${slug}`, text: `${rate / 100} %` })),
      { label: "Paid", text: scheduleTexts[terms.schedule] },
      { label: "After completion", text: `${terms.holdDays} days` },
      { label: "From", text: money(terms.minimumMinor) },
      { label: "Account", text: terms.account ?? "None yet: nothing is paid out" },
    ],
  };
}

/** The form that changes what was agreed. */
export const termsDeed = (
  ctx: RequestContext,
  { commission, schedule, holdDays, minimumMinor, version }: Agreement,
): DeedView => ({
  deed: "terms",
  label: "Terms…",
  submit: "Save the terms",
  about: "Orders placed before keep the terms of their day.",
  values: { version },
  fields: [
    deedField("rate", "Commission", {
      kind: "percent",
      unit: "%",
      text: String(commission.defaultBasisPoints / 100),
    }),
    deedField("rates", "In categories", {
      kind: "long text",
      isOptional: true,
      text: ratesText(commission.byCategory),
      help: "A line each: the category’s address, a colon, percent. They come before the rate above.",
      example: "vases-planters: 10",
    }),
    deedField("fixed", "And for each order", {
      kind: "money",
      isOptional: true,
      text: formatMajor(commission.fixedMinor, ctx.tenant.currency),
    }),
    deedField("schedule", "Paid", {
      kind: "choice",
      text: schedule,
      choices: payoutSchedules.map((value) => ({ value, label: scheduleTexts[value] })),
    }),
    deedField("holdDays", "Days after completion", { kind: "number", text: String(holdDays) }),
    deedField("minimum", "Paid from", {
      kind: "money",
      isOptional: true,
      text: formatMajor(minimumMinor, ctx.tenant.currency),
      help: "Less is carried over.",
    }),
  ],
});

/** What the form of terms says. */
export const termsSchema = z.object({
  rate: requiredText("Commission", 10),
  rates: optionalText("In categories", 20_000),
  fixed: optionalText("And for each order", 20),
  schedule: z.enum(payoutSchedules),
  holdDays: z.coerce.number().int().min(0).max(365),
  minimum: optionalText("Paid from", 20),
  version: z.string().max(100).optional(),
});

/** Saves typed terms of a seller. @throws AppError `invalid` on a field */
export async function saveTerms(
  ctx: RequestContext,
  sellerId: string,
  typed: z.output<typeof termsSchema>,
): Promise<void> {
  const percent = Number(typed.rate.replace(",", "."));
  if (!(percent >= 0 && percent <= 100)) throw new AppError("invalid", "Enter 0 to 100 %.", "rate");
  const rates = ratesOf(typed.rates);
  if (typeof rates === "string")
    throw new AppError("invalid", `“${rates}” is no line such as vases-planters: 10.`, "rates");
  const known = new Set((await listCategories(ctx)).map(({ slug }) => slug));
  const unknown = Object.keys(rates).find((slug) => !known.has(slug));
  if (unknown) throw new AppError("invalid", `There is no category “${unknown}”.`, "rates");
  const amount = (text: string, field: string) => (text === "" ? 0 : amountOf(ctx, text, field));
  const terms: AgreedTerms = {
    commission: {
      defaultBasisPoints: Math.round(percent * 100),
      byCategory: rates,
      fixedMinor: amount(typed.fixed, "fixed"),
    },
    schedule: typed.schedule,
    holdDays: typed.holdDays,
    minimumMinor: amount(typed.minimum, "minimum"),
  };
  await changeSellerTerms(ctx, sellerId, terms, typed.version);
}
