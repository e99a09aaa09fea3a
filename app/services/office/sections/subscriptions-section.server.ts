import { z } from "zod";
import { addressLines } from "~/models/accounts/address/address-lines";
import { intervalText } from "~/models/catalogue/plans/plan";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import type { RecordView } from "~/models/office/record/record-view";
import {
  canTake,
  type SubscriptionStatus,
  subscriptionStatusLabels,
} from "~/models/orders/subscription/subscription-status";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import type { SubscriptionRow } from "../../orders/delivery/open-delivery.server";
import { changeSubscription } from "../../orders/subscriptions/change-subscription.server";
import {
  findShopSubscription,
  listShopSubscriptions,
} from "../../orders/subscriptions/list-shop-subscriptions.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/subscriptions";
const intents = ["pause", "resume", "skip", "cancel"] as const;
const labels: Record<(typeof intents)[number], string> = {
  pause: "Pause",
  resume: "Resume",
  skip: "Skip the next delivery",
  cancel: "Cancel",
};
const abouts: Partial<Record<(typeof intents)[number], string>> = {
  cancel: "Nothing more is delivered or charged. Orders that were placed stay. It cannot be resumed.",
};
const tones: Record<SubscriptionStatus, "good" | "mind" | "plain"> = {
  active: "good",
  paused: "mind",
  canceled: "plain",
};

/** Who may view a customer's data sees their subscriptions. */
const mayView = async (ctx: RequestContext, { customerId }: SubscriptionRow) =>
  can(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const found = await listShopSubscriptions(ctx, { limit: 200 });
  const shown = await Promise.all(found.map((row) => mayView(ctx, row)));
  return {
    title: "Subscriptions",
    badges: [],
    intro: "Goods that customers get again and again.",
    way: [],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Subscriptions",
        empty: "No subscriptions yet.",
        rows: found
          .filter((_, at) => shown[at])
          .map((row) => ({
            title: `${row.qty} × ${detailedName(row)}`,
            to: `${path}/${row.id}`,
            sub: [
              row.email,
              intervalText(row),
              row.status === "active" ? `next ${row.nextOn}` : "",
              row.failure,
            ]
              .filter(Boolean)
              .join(" · "),
            end: subscriptionStatusLabels[row.status],
            tone: row.failure && row.status === "active" ? "bad" : tones[row.status],
          })),
      },
    ],
    aside: [],
  };
}

async function requireOne(ctx: RequestContext, id: string): Promise<SubscriptionRow> {
  const row = await findShopSubscription(ctx, id);
  if (!(await mayView(ctx, row))) throw new AppError("not_found", "There is no such subscription.");
  return row;
}

async function loadOne(ctx: RequestContext, id: string): Promise<RecordView> {
  const row = await requireOne(ctx, id);
  return {
    title: `${row.qty} × ${detailedName(row)}`,
    badges: [{ text: subscriptionStatusLabels[row.status], tone: tones[row.status] }],
    intro: row.email,
    way: [{ to: path, label: "Subscriptions" }],
    deeds: intents
      .filter((intent) => canTake(row.status, intent))
      .map((deed) => ({
        deed,
        label: `${labels[deed]}…`,
        submit: labels[deed],
        isDanger: deed === "cancel",
        about: abouts[deed] ?? "",
        fields: [],
      })),
    main: [
      {
        kind: "facts",
        title: "The subscription",
        facts: [
          { label: "How often", text: intervalText(row) },
          { label: "First delivery", text: row.firstOn },
          ...(row.status === "active" ? [{ label: "Next delivery", text: row.nextOn }] : []),
          { label: "Paid by", text: row.paymentMethodTitle },
          ...(row.failure ? [{ label: "The last delivery failed", text: row.failure }] : []),
        ],
      },
    ],
    aside: row.shippingAddress
      ? [{ kind: "lines", title: "Delivered to", lines: addressLines(row.shippingAddress) }]
      : [],
  };
}

type Args = [ctx: RequestContext, id: string];
const nothing = z.object({});
const rules = Object.fromEntries(
  intents.map((intent) => [
    intent,
    deedRule<Args, typeof nothing>(nothing, async (ctx, id) => {
      const { customerId } = await requireOne(ctx, id);
      await changeSubscription(ctx, customerId, { intent, id });
    }),
  ]),
);

/** Subscriptions, paused, resumed, skipped and canceled for a customer. */
export const subscriptionsSection: Section = {
  need: { verb: "view", kind: "customer" },
  doneTexts: {
    pause: "Paused.",
    resume: "It goes on.",
    skip: "The next delivery is skipped.",
    cancel: "Canceled.",
  },
  load: (ctx, id) => (id === "" ? loadList(ctx) : loadOne(ctx, id)),
  act: (ctx, posted, id) => answerDeed<Args>(posted, rules, [ctx, id], `${path}/${id}`),
};
