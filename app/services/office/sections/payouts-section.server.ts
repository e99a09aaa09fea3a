import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import type { OwnBalance } from "~/models/payments/payout/own-balance";
import { bookedText, type StatementRow, statementColumns } from "~/models/payments/payout/statement";
import { type BankScheme, bankCurrencies } from "~/models/payments/payout-account";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officePayoutFilePath } from "~/paths/office";
import { readStatement } from "../../payments/ledger/read-statement.server";
import { failPayout } from "../../payments/payouts/fail-payout.server";
import { findPayoutByReference } from "../../payments/payouts/find-payout.server";
import { type ListedPayout, listPayouts } from "../../payments/payouts/list-payouts.server";
import { readOwnBalance } from "../../payments/payouts/read-own-balance.server";
import { runPayouts } from "../../payments/payouts/run-payouts.server";
import { readSellerAgreement } from "../../payments/payouts/seller-terms.server";
import { settlePayout } from "../../payments/payouts/settle-payout.server";
import { writeBankFile } from "../../payments/payouts/write-bank-file.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { accountDeeds, accountRules } from "../selling/account-deeds.server";
import { termsPanel } from "../selling/seller-terms-deeds.server";
import { payoutBadges, payoutRow } from "./payout-row.server";
import type { Section } from "./section";

const path = "/admin/payouts";
/** Payouts that the list shows. */
const shown = 200;

const mayPay = async (ctx: RequestContext) =>
  can(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const [payouts, isPayer] = await Promise.all([listPayouts(ctx, { limit: shown }), mayPay(ctx)]);
  const sellerId = sellerOfActor(await ctx.actor());
  if (sellerId !== null) return loadOwn(ctx, sellerId, payouts);
  const files = [...new Set(payouts.flatMap(({ file }) => file ?? []))];
  const scheme = bankScheme(ctx);
  return {
    title: "Payouts",
    badges: [],
    intro: "What sellers are paid, on the days that were agreed.",
    way: [],
    deeds: isPayer
      ? [
          {
            deed: "run",
            label: "Pay now…",
            submit: "Prepare the payouts",
            isMain: true,
            about: "Prepares everything that is due at this moment. Stripe accounts are paid at once.",
            fields: [],
          },
          ...(scheme
            ? [
                {
                  deed: "bank",
                  label: "File for the bank…",
                  submit: "Write the file",
                  about: "Takes every prepared payout to a bank account, and marks it as sent.",
                  fields: [],
                },
              ]
            : []),
        ]
      : [],
    main: [{ kind: "rows", title: "Payouts", empty: "None yet.", rows: payouts.map(payoutRow) }],
    aside:
      files.length === 0
        ? []
        : [
            {
              kind: "links",
              title: "Files for the bank",
              links: files.flatMap((file) => [
                { href: officePayoutFilePath(file), label: `${file} (CSV)`, isFile: true },
                ...(scheme === "sepa"
                  ? [{ href: officePayoutFilePath(`${file}.xml`), label: `${file} (pain.001)`, isFile: true }]
                  : []),
              ]),
            },
          ],
  };
}

/** The scheme of bank files in the currency of the business; null where there is none. */
const bankScheme = ({ tenant }: RequestContext): BankScheme | null =>
  (Object.keys(bankCurrencies) as BankScheme[]).find(
    (scheme) => bankCurrencies[scheme] === tenant.currency,
  ) ?? null;

/** What a seller is owed and was paid, where that goes, and what was agreed. */
async function loadOwn(
  ctx: RequestContext,
  sellerId: string,
  payouts: readonly ListedPayout[],
): Promise<RecordView> {
  const terms = await readSellerAgreement(ctx, sellerId);
  const balance = await readOwnBalance(ctx, sellerId, terms);
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  return {
    title: "Payouts",
    badges: [],
    intro: `Owed to you: ${money(balance.totalMinor)}. Orders count once they are completed.`,
    way: [],
    deeds: accountDeeds(ctx),
    main: [
      balancePanel(ctx, balance, terms),
      { kind: "rows", title: "Payouts", empty: "None yet.", rows: payouts.map(payoutRow) },
    ],
    aside: [termsPanel(ctx, terms)],
  };
}

/** What a balance is made of, and when it is paid. */
function balancePanel(
  ctx: RequestContext,
  { salesMinor, commissionMinor, otherMinor, totalMinor, dueMinor, heldMinor, heldUntil }: OwnBalance,
  { holdDays }: { holdDays: number },
): PanelView {
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const until = heldUntil ? `; the first until ${dayText(heldUntil, clock)}` : "";
  return {
    kind: "facts",
    title: "Your balance",
    facts: [
      { label: "Sales, less refunds", text: money(salesMinor) },
      { label: "Commission", text: money(commissionMinor) },
      ...(otherMinor === 0 ? [] : [{ label: "Fees and adjustments", text: money(otherMinor) }]),
      { label: "In all", text: money(totalMinor) },
      { label: "In the next payout", text: money(dueMinor) },
      {
        label: "Held",
        text:
          heldMinor === 0
            ? money(heldMinor)
            : `${money(heldMinor)}: orders are held until ${holdDays} days after completion${until}`,
      },
    ],
  };
}

async function loadOne(ctx: RequestContext, reference: string): Promise<RecordView> {
  const statement = await readStatement(ctx, reference);
  const money = (minor: number) => formatMoney(minor, statement.currency);
  const { state, rows, totals } = statement;
  const cells = (row: (typeof rows)[number], name: string) => [
    name,
    ...statementColumns.map(([part]) => money(row.amounts[part])),
    money(row.totalMinor),
  ];
  return {
    title: `${money(totals.totalMinor)} to ${statement.seller}`,
    badges: [payoutBadges[state]],
    intro: `${reference} · ${statement.account}`,
    way: [{ to: path, label: "Payouts" }],
    deeds:
      (await mayPay(ctx)) && state !== "failed"
        ? [
            ...(state === "paid"
              ? []
              : [
                  ...(state === "prepared"
                    ? [{ deed: "sent", label: "It was sent…", submit: "Mark as sent", fields: [] }]
                    : []),
                  { deed: "paid", label: "It was paid…", submit: "Mark as paid", isMain: true, fields: [] },
                ]),
            {
              deed: "failed",
              label: "It failed…",
              submit: "Mark as failed",
              isDanger: true,
              about: "The seller is owed the amount again.",
              fields: [deedField("reason", "Why")],
            },
          ]
        : [],
    main: [
      {
        kind: "table",
        title: "Statement",
        columns: [
          { label: "Order" },
          ...statementColumns.map(([, label]) => ({ label, align: "end" as const })),
          { label: "Total", align: "end" },
        ],
        rows: [...rows.map((row) => cells(row, orderText(row))), cells(totals, "In all")],
        empty: "",
      },
    ],
    aside: [
      {
        kind: "links",
        title: "Files",
        links: [
          { href: officePayoutFilePath(reference), label: "Statement as CSV", isFile: true },
          { href: `${officePayoutFilePath(reference)}.html`, label: "Statement to print", isFile: true },
        ],
      },
    ],
  };
}

const orderText = (row: StatementRow) =>
  [row.orderNumber ?? "Outside of orders", bookedText(row)].filter(Boolean).join(" · ");

type Args = [ctx: RequestContext, reference: string];
const nothing = z.object({});
const failed = z.object({ reason: requiredText("Why", 500) });

const rules = {
  sepa: accountRules.sepa,
  ach: accountRules.ach,
  stripe: accountRules.stripe,
  bank: deedRule<Args, typeof nothing>(nothing, async (ctx) => {
    const scheme = bankScheme(ctx);
    const file = scheme && (await writeBankFile(ctx, scheme));
    if (!file) throw new AppError("conflict", "No payout to a bank account is prepared.");
  }),
  run: deedRule<Args, typeof nothing>(nothing, (ctx) => runPayouts(ctx, "now")),
  paid: deedRule<Args, typeof nothing>(nothing, async (ctx, reference) => {
    const { id } = await findPayoutByReference(ctx, reference);
    await settlePayout(ctx, id, { state: "paid" });
  }),
  sent: deedRule<Args, typeof nothing>(nothing, async (ctx, reference) => {
    const { id } = await findPayoutByReference(ctx, reference);
    await settlePayout(ctx, id, { state: "sent" });
  }),
  failed: deedRule<Args, typeof failed>(failed, async (ctx, reference, { reason }) => {
    const { id } = await findPayoutByReference(ctx, reference);
    await failPayout(ctx, id, reason);
  }),
};

/** Payouts to sellers with their statements. */
export const payoutsSection: Section = {
  need: { verb: "view", kind: "payout" },
  doneTexts: {
    run: "What is due is prepared.",
    bank: "The file is below: give it to your bank. Its payouts are marked as sent.",
    sepa: "The account is saved.",
    ach: "The account is saved.",
    stripe: "The account is saved.",
    sent: "Marked as sent.",
    paid: "Marked as paid.",
    failed: "Marked as failed: the seller is owed it again.",
  },
  load: (ctx, reference) => (reference === "" ? loadList(ctx) : loadOne(ctx, reference)),
  act: (ctx, posted, reference) =>
    answerDeed<Args>(posted, rules, [ctx, reference], reference === "" ? path : `${path}/${reference}`),
};
