import { randomUUID } from "node:crypto";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Currency } from "~/models/platform/money/money";
import { requiredText } from "~/models/platform/validation/required-text";
import type { SellerState } from "~/models/shops/actors/seller-state";
import { sellerPath } from "~/paths/places";
import { changeSellerState } from "../../marketplace/change-seller-state.server";
import { inviteSeller } from "../../marketplace/invite-seller.server";
import { listSellerAccounts, type SellerAccount } from "../../marketplace/list-seller-accounts.server";
import { bookAdjustment } from "../../payments/ledger/book-adjustment.server";
import { type ListedEntry, listMovements } from "../../payments/ledger/list-movements.server";
import { listPayouts } from "../../payments/payouts/list-payouts.server";
import { readSellerAgreement } from "../../payments/payouts/seller-terms.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { shopUrlOf } from "../../shops/directory/shop-url.server";
import { amountOf } from "../amount-of.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import {
  applicationAt,
  applicationRules,
  loadApplication,
  waitingApplications,
} from "../selling/application-pages.server";
import { saveTerms, termsDeed, termsPanel, termsSchema } from "../selling/seller-terms-deeds.server";
import { payoutRow } from "./payout-row.server";
import type { Section } from "./section";

const path = "/admin/sellers";
/** Movements and payouts that a seller's page lists. */
const shown = 30;

const states: Record<SellerState, { text: string; tone: Tone }> = {
  invited: { text: "Invited", tone: "mind" },
  active: { text: "Sells", tone: "good" },
  paused: { text: "Paused", tone: "mind" },
  closed: { text: "Closed", tone: "plain" },
};

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const [sellers, applications] = await Promise.all([listSellerAccounts(ctx), waitingApplications(ctx)]);
  return {
    title: "Sellers",
    badges: [],
    intro: "Who sells in the marketplace, what they have to send and what they are owed.",
    way: [],
    deeds: [
      {
        deed: "invite",
        label: "Invite a seller…",
        submit: "Send the invitation",
        isMain: true,
        about: "The email opens an account for the seller’s owner. The seller sells once you approve.",
        fields: [
          deedField("name", "Name of the seller", { example: "The potter" }),
          deedField("code", "Short name", {
            example: "potter",
            help: "Lower-case letters, digits, hyphens.",
          }),
          deedField("owner", "Name of the owner"),
          deedField("email", "Email of the owner", { kind: "email" }),
        ],
      },
    ],
    main: [
      ...applications,
      {
        kind: "rows",
        title: "Sellers",
        empty: "No sellers yet.",
        rows: sellers.map(({ code, name, state, openOrders, owedMinor }) => ({
          title: name,
          to: `${path}/${code}`,
          sub: [
            code,
            openOrders > 0 ? `${openOrders} to send` : "",
            `owed ${formatMoney(owedMinor, ctx.tenant.currency)}`,
          ]
            .filter(Boolean)
            .join(" · "),
          end: states[state].text,
          tone: states[state].tone,
        })),
      },
    ],
    aside: [],
  };
}

async function requireSeller(ctx: RequestContext, code: string): Promise<SellerAccount> {
  const found = (await listSellerAccounts(ctx)).find((one) => one.code === code);
  if (!found) throw new AppError("not_found", `There is no seller '${code}'.`);
  return found;
}

/** What an entry gives a seller: as it was booked, and of an order in another currency in the business's. */
function entryText({ amountMinor, currency, businessMinor }: ListedEntry, own: Currency): string {
  const booked = formatMoney(-amountMinor, currency);
  return currency === own ? booked : `${booked} (${formatMoney(-businessMinor, own)})`;
}

/** The page that shoppers see of a seller, who writes it. */
const pageOf = (ctx: RequestContext, code: string): PanelView => ({
  kind: "facts",
  title: "In the shop",
  facts: [
    { label: "Written by the seller", text: "Look at the page", to: `${shopUrlOf(ctx)}${sellerPath(code)}` },
  ],
});

async function loadOne(ctx: RequestContext, code: string): Promise<RecordView> {
  const seller = await requireSeller(ctx, code);
  const { currency } = ctx.tenant;
  const [entries, payouts, terms] = await Promise.all([
    listMovements(ctx, { sellerCode: code, limit: shown }),
    listPayouts(ctx, { sellerCode: code, limit: shown }),
    readSellerAgreement(ctx, seller.id),
  ]);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const values = { version: seller.version };
  const owed = entries.filter(({ account }) => account === "seller_payable");
  return {
    title: seller.name,
    badges: [states[seller.state]],
    intro: `${code} · owed ${formatMoney(seller.owedMinor, currency)}`,
    way: [{ to: path, label: "Sellers" }],
    deeds: [
      ...(seller.state === "active"
        ? [
            {
              deed: "pause",
              label: "Pause…",
              submit: "Pause",
              isDanger: true,
              about: "The shop no longer shows what they sell. Orders go on.",
              fields: [],
              values,
            },
          ]
        : seller.state === "closed"
          ? []
          : [
              {
                deed: "approve",
                label: seller.state === "invited" ? "Approve…" : "Let them sell again…",
                submit: seller.state === "invited" ? "Approve" : "Let them sell",
                isMain: true,
                fields: [],
                values,
              },
            ]),
      termsDeed(ctx, terms),
      {
        deed: "adjust",
        label: "Adjust…",
        submit: "Book it",
        about: "Changes what they are owed.",
        values: { id: randomUUID() },
        fields: [
          deedField("amount", "Amount", { kind: "money", help: "With a minus it takes from them." }),
          deedField("note", "Why"),
        ],
      },
    ],
    main: [
      {
        kind: "table",
        title: "What changed what they are owed",
        columns: [
          { label: "When" },
          { label: "What" },
          { label: "Order" },
          { label: "Amount", align: "end" },
        ],
        rows: owed.map((entry) => [
          dayText(entry.createdAt, clock),
          [entry.kind, entry.part, entry.note].filter(Boolean).join(" · "),
          entry.orderNumber ?? "",
          entryText(entry, currency),
        ]),
        empty: "Nothing yet.",
      },
    ],
    aside: [
      ...(seller.state === "active" || seller.state === "paused" ? [pageOf(ctx, code)] : []),
      termsPanel(ctx, terms),
      {
        kind: "rows",
        title: "Payouts",
        empty: "None yet.",
        rows: payouts.map((payout) => payoutRow(payout)),
      },
    ],
  };
}

type Args = [ctx: RequestContext, code: string];
const invited = z.object({
  name: requiredText("Name", 100),
  code: requiredText("Short name", 60),
  owner: requiredText("Name of the owner", 100),
  email: z.string().trim().email("Enter an email address."),
});
const versioned = z.object({ version: z.string().max(100).optional() });
const adjusted = z.object({
  id: z.string().uuid(),
  amount: requiredText("Amount", 20),
  note: requiredText("Why", 500),
});

const rules = {
  invite: deedRule<Args, typeof invited>(invited, (ctx, _code, { name, code, owner, email }) =>
    inviteSeller(ctx, { name, code, owner: { name: owner, email } }),
  ),
  approve: deedRule<Args, typeof versioned>(versioned, (ctx, code, { version }) =>
    changeSellerState(ctx, code, "active", version),
  ),
  pause: deedRule<Args, typeof versioned>(versioned, (ctx, code, { version }) =>
    changeSellerState(ctx, code, "paused", version),
  ),
  terms: deedRule<Args, typeof termsSchema>(termsSchema, async (ctx, code, typed) => {
    const { id } = await requireSeller(ctx, code);
    await saveTerms(ctx, id, typed);
  }),
  take: applicationRules.take,
  decline: applicationRules.decline,
  adjust: deedRule<Args, typeof adjusted>(adjusted, async (ctx, code, { id, amount, note }) => {
    const { id: sellerId } = await requireSeller(ctx, code);
    const amountMinor = amountOf(ctx, amount, "amount");
    await bookAdjustment(ctx, { kind: "adjustment", id, sellerId, amountMinor, note });
  }),
};

/** Sellers of a marketplace: invited, approved, paused, and what they are owed. */
export const sellersSection: Section = {
  need: { verb: "view", kind: "ledger" },
  doneTexts: {
    invite: "The invitation is on its way.",
    approve: "They sell now.",
    pause: "Paused: the shop no longer shows what they sell.",
    adjust: "Booked.",
    terms: "The terms are saved. They hold for orders from now on.",
    take: "Approved: the invitation is on its way.",
    decline: "Refused: your words are on their way.",
  },
  load(ctx, code) {
    const application = applicationAt(code);
    if (application !== null) return loadApplication(ctx, application);
    return code === "" ? loadList(ctx) : loadOne(ctx, code);
  },
  act: (ctx, posted, code) =>
    answerDeed<Args>(posted, rules, [ctx, code], code === "" ? path : `${path}/${code}`),
};
