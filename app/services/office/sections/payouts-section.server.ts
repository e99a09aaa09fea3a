import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { statementColumns } from "~/models/payments/payout/statement";
import { formatMoney } from "~/models/platform/money/format-money";
import { requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { readStatement } from "../../payments/ledger/read-statement.server";
import { failPayout } from "../../payments/payouts/fail-payout.server";
import { findPayoutByReference } from "../../payments/payouts/find-payout.server";
import { listPayouts } from "../../payments/payouts/list-payouts.server";
import { runPayouts } from "../../payments/payouts/run-payouts.server";
import { settlePayout } from "../../payments/payouts/settle-payout.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { payoutBadges, payoutRow } from "./payout-row.server";
import type { Section } from "./section";

const path = "/admin/payouts";
/** Payouts that the list shows. */
const shown = 200;

const mayPay = async (ctx: RequestContext) =>
  can(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const [payouts, isPayer] = await Promise.all([listPayouts(ctx, { limit: shown }), mayPay(ctx)]);
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
        ]
      : [],
    main: [{ kind: "rows", title: "Payouts", empty: "None yet.", rows: payouts.map(payoutRow) }],
    aside: [],
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
              : [{ deed: "paid", label: "It was paid…", submit: "Mark as paid", isMain: true, fields: [] }]),
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
        rows: [
          ...rows.map((row) => cells(row, row.orderNumber ?? "Outside of orders")),
          cells(totals, "In all"),
        ],
        empty: "",
      },
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, reference: string];
const nothing = z.object({});
const failed = z.object({ reason: requiredText("Why", 500) });

const rules = {
  run: deedRule<Args, typeof nothing>(nothing, (ctx) => runPayouts(ctx, "now")),
  paid: deedRule<Args, typeof nothing>(nothing, async (ctx, reference) => {
    const { id } = await findPayoutByReference(ctx, reference);
    await settlePayout(ctx, id, { state: "paid" });
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
    paid: "Marked as paid.",
    failed: "Marked as failed: the seller is owed it again.",
  },
  load: (ctx, reference) => (reference === "" ? loadList(ctx) : loadOne(ctx, reference)),
  act: (ctx, posted, reference) =>
    answerDeed<Args>(posted, rules, [ctx, reference], reference === "" ? path : `${path}/${reference}`),
};
