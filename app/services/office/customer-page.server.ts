import { z } from "zod";
import { addressLines } from "~/models/accounts/address/address-lines";
import { vatText } from "~/models/accounts/vat/vat-check";
import { dayText } from "~/models/office/day-text";
import { orderStateBadge } from "~/models/office/orders/order-state";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { optionalText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { officeCustomerPath, officeCustomersPath, officeOrderPath } from "~/paths/office";
import { listAddresses } from "../accounts/addresses/list-addresses.server";
import { addBlock } from "../accounts/blocks/add-block.server";
import { approveCustomer } from "../accounts/owned-customers/approve-customer.server";
import { exemptCustomer } from "../accounts/owned-customers/exempt-customer.server";
import {
  customerVersion,
  findOwnedCustomer,
  type OwnedCustomer,
} from "../accounts/owned-customers/find-owned-customer.server";
import { groupCustomer } from "../accounts/owned-customers/group-customer.server";
import { noteCustomer } from "../accounts/owned-customers/note-customer.server";
import { restrictCustomer } from "../accounts/owned-customers/restrict-customer.server";
import { readVatNumber } from "../accounts/vat/read-vat-number.server";
import { searchOrders } from "../orders/reading/search-orders.server";
import { changeStoreCredit } from "../payments/gift-cards/change-store-credit.server";
import { readStoreCredit } from "../selling/store-credit/read-store-credit.server";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { amountOf } from "./amount-of.server";
import { answerDeed, deedRule } from "./answer-deed.server";
import { blockDeed, noteDeed, writeDeed, writeSchema, writeTo } from "./customer-deeds.server";

/** Orders of a customer on their page. */
const shownOrders = 20;

/** A customer's page (rule office-8). @throws AppError `not_found`, `forbidden` */
export async function loadCustomerPage(ctx: ShopContext, id: number): Promise<RecordView> {
  const customer = await findOwnedCustomer(ctx, id);
  const [orders, addresses, creditMinor, vat] = await Promise.all([
    searchOrders(ctx, { customerId: id }, { after: null, limit: shownOrders }),
    listAddresses(ctx, id),
    readStoreCredit(ctx, id),
    readVatNumber(ctx, id),
  ]);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const credit = formatMoney(creditMinor, ctx.tenant.currency);
  const subject = { kind: "customer", tenantId: ctx.tenant.id, id } as const;
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
  return {
    title: name,
    badges: [
      ...(customer.isRestricted ? [{ text: "Restricted", tone: "mind" as const }] : []),
      ...(customer.isVerified ? [] : [{ text: "Not confirmed", tone: "plain" as const }]),
      ...(customer.isTaxExempt ? [{ text: "Tax exempt", tone: "plain" as const }] : []),
    ],
    intro: `Customer since ${dayText(customer.createdAt, clock)}`,
    way: [{ to: officeCustomersPath(), label: "Customers" }],
    deeds: can(await ctx.actor(), "change", subject) ? customerDeeds(ctx, customer, credit) : [],
    main: [
      {
        kind: "rows",
        title: "Orders",
        empty: "No orders yet.",
        rows: orders.map((order) => ({
          title: order.incrementId,
          to: officeOrderPath(order.incrementId),
          sub: `${dayText(order.createdAt, clock)} · ${formatMoney(order.grandTotalMinor, order.currency)}`,
          end: orderStateBadge(order.status).text,
          tone: orderStateBadge(order.status).tone,
        })),
      },
      ...(customer.note
        ? [{ kind: "lines", title: "Note", lines: customer.note.split("\n") } satisfies PanelView]
        : []),
    ],
    aside: [
      {
        kind: "facts",
        title: "Contact",
        facts: [
          { label: "Email", text: customer.email, to: `mailto:${customer.email}` },
          { label: "Group", text: customer.group || "–" },
          { label: "Store credit", text: credit },
          ...(customer.isTaxExempt
            ? [{ label: "No tax because", text: customer.taxExemptReason || "–" }]
            : []),
          ...(vat?.vatNumber ? [{ label: "VAT number", text: vatText(vat.vatNumber, vat.check) }] : []),
          ...(customer.tags.length > 0 ? [{ label: "Tags", text: customer.tags.join(", ") }] : []),
        ],
      },
      ...addresses.map(
        (address, at): PanelView => ({
          kind: "lines",
          title: at === 0 ? "Address" : `Address ${at + 1}`,
          lines: addressLines(address.address),
        }),
      ),
    ],
  };
}

function customerDeeds({ shop }: ShopContext, customer: OwnedCustomer, credit: string): DeedView[] {
  const values = { version: customerVersion(customer) };
  const groups = shop.settings.customer_groups.map(({ code, name }) => ({ value: code, label: name }));
  const one = (deed: DeedView): DeedView => ({ ...deed, values });
  return [
    writeDeed("They get it as a mail and answer in the inbox."),
    one(noteDeed(customer.note)),
    one({
      deed: "group",
      label: "Group…",
      submit: "Save the group",
      about: "Prices and discounts of the group are theirs.",
      fields: [
        deedField("group", "Group", {
          kind: groups.length > 0 ? "choice" : "text",
          choices: groups,
          text: customer.group,
          isOptional: true,
        }),
      ],
    }),
    {
      deed: "credit",
      label: "Store credit…",
      submit: "Change the credit",
      about: `They have ${credit}.`,
      fields: [
        deedField("amount", "Amount", {
          kind: "money",
          example: "12.50",
          help: "With a minus it takes credit away.",
        }),
        deedField("note", "Why", { isOptional: true }),
      ],
    },
    one(
      customer.isTaxExempt
        ? { deed: "tax", label: "Charge tax…", submit: "Charge tax again", fields: [] }
        : {
            deed: "exempt",
            label: "Tax exempt…",
            submit: "Charge no tax",
            fields: [
              deedField("reason", "Reason", {
                isOptional: true,
                help: "Invoices say it.",
                example: "Resale certificate 123",
              }),
            ],
          },
    ),
    ...(customer.isVerified
      ? []
      : [one({ deed: "approve", label: "Approve…", submit: "Approve the account", fields: [] })]),
    blockDeed("They are signed out, and can neither sign in nor buy: not as a guest with this email either."),
    one(
      customer.isRestricted
        ? { deed: "release", label: "Lift the restriction…", submit: "Lift it", fields: [] }
        : {
            deed: "restrict",
            label: "Restrict…",
            submit: "Restrict",
            isDanger: true,
            about: "A restricted customer sees the prices that guests see.",
            fields: [],
          },
    ),
  ];
}

type Args = [ctx: RequestContext, id: number];
const versioned = z.object({ version: z.string().max(100).optional() });
const noteSchema = versioned.extend({ note: optionalText("Note", 2000) });
const groupSchema = versioned.extend({ group: optionalText("Group", 60) });
const reasonSchema = versioned.extend({ reason: optionalText("Reason", 200) });
const creditSchema = z.object({ amount: optionalText("Amount", 20), note: optionalText("Why", 500) });

const blockSchema = z.object({
  words: optionalText("What they read", 300),
  note: optionalText("Why", 2000),
});

const rules = {
  write: deedRule<Args, typeof writeSchema>(writeSchema, async (ctx, id, message) => {
    const customer = await findOwnedCustomer(ctx, id);
    const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
    return writeTo(ctx, { id, name }, message);
  }),
  block: deedRule<Args, typeof blockSchema>(blockSchema, async (ctx, id, texts) => {
    const { email } = await findOwnedCustomer(ctx, id);
    await addBlock(ctx, { kind: "customer", value: String(id), ...texts });
    await addBlock(ctx, { kind: "email", value: email, ...texts });
  }),
  note: deedRule<Args, typeof noteSchema>(noteSchema, (ctx, id, { note, version }) =>
    noteCustomer(ctx, id, note, version),
  ),
  group: deedRule<Args, typeof groupSchema>(groupSchema, (ctx, id, { group, version }) =>
    groupCustomer(ctx, id, group, version),
  ),
  credit: deedRule<Args, typeof creditSchema>(creditSchema, (ctx, id, { amount, note }) =>
    changeStoreCredit(ctx, id, { amountMinor: amountOf(ctx, amount, "amount"), note }),
  ),
  exempt: deedRule<Args, typeof reasonSchema>(reasonSchema, (ctx, id, { reason, version }) =>
    exemptCustomer(ctx, id, reason, version),
  ),
  tax: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    exemptCustomer(ctx, id, null, version),
  ),
  approve: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    approveCustomer(ctx, id, version),
  ),
  restrict: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    restrictCustomer(ctx, id, true, version),
  ),
  release: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    restrictCustomer(ctx, id, false, version),
  ),
};

/** Does with a customer what a form of their page asks for (rule office-8). */
export const actOnCustomer = (ctx: RequestContext, request: Request, id: number) =>
  answerDeed<Args>(request, rules, [ctx, id], officeCustomerPath(id));
