import { intervalText } from "~/models/catalogue/plans/plan";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import {
  canTake,
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptionStatusLabels,
  subscriptionSteps,
} from "~/models/orders/subscription/subscription-status";
import { type Renewal, renewSubscription } from "~/services/checkout/renew-subscription.server";
import type { SubscriptionRow } from "~/services/orders/delivery/open-delivery.server";
import { changeSubscription } from "~/services/orders/subscriptions/change-subscription.server";
import { findDueOfShop } from "~/services/orders/subscriptions/find-due-subscriptions.server";
import {
  findShopSubscription,
  listShopSubscriptions,
} from "~/services/orders/subscriptions/list-shop-subscriptions.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** What an operator does with one subscription. */
const intents = ["pause", "resume", "skip", "cancel"] as const;

/**
 * `subscription list --client acme [--status paused]`, `subscription run --client acme`, which orders what is
 * due as the server does every hour, and `subscription pause|resume|skip|cancel --client acme <id>`.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "list") return list(args);
  if (action === "run") return runDue(args);
  const intent = intents.find((one) => one === action);
  if (!intent) throw new UsageError(`use subscription list, run, ${intents.join(", ")}`);
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<id>"]);
  await withShops("subscription", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { id, customerId } = await findShopSubscription(ctx, rest[0] ?? "");
    await changeSubscription(ctx, customerId, { intent, id });
    say(lineOf(await findShopSubscription(ctx, id)));
  });
}

/** See {@link run}. */
export const subscription: Command = {
  name: "subscription",
  usage: `
  subscription list --client acme [--status paused]            list subscriptions with their next day
  subscription run --client acme                               place the orders that are due now, as the server does every hour
  subscription pause|resume|skip|cancel --client acme <id>     change one for its customer`,
  run,
};

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["status"] });
  const status = options.status === undefined ? undefined : readStatus(options.status);
  await withShops("subscription", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const rows = await listShopSubscriptions(ctx, { ...(status ? { status } : {}), limit: 100 });
    if (rows.length === 0) say("No subscriptions");
    for (const row of rows) {
      say(lineOf(row));
      const steps = subscriptionSteps.filter((step) => step !== "change" && canTake(row.status, step));
      if (row.failure) say(`  The last delivery failed: ${row.failure}`);
      if (steps.length > 0) say(`  It can: ${steps.join(", ")}`);
    }
  });
}

async function runDue(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("subscription", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    let count = 0;
    for (const { subscriptionId } of await findDueOfShop(ctx)) {
      const renewal = await renewSubscription(ctx, subscriptionId);
      if (renewal.kind === "not due") continue;
      count += 1;
      say(`${subscriptionId}  ${renewalText(renewal)}`);
    }
    if (count === 0) say("No subscription is due");
  });
}

const renewalText = (renewal: Exclude<Renewal, { kind: "not due" }>): string =>
  renewal.kind === "failed" ? `failed: ${renewal.reason}` : `${renewal.kind} ${renewal.orderId}`;

const lineOf = (row: SubscriptionRow): string =>
  [
    row.id,
    subscriptionStatusLabels[row.status].padEnd(8),
    row.status === "active" ? row.nextOn : " ".repeat(10),
    `${row.qty} x ${detailedName(row)}, ${intervalText(row)}`,
    row.email,
  ].join("  ");

function readStatus(typed: string): SubscriptionStatus {
  const status = subscriptionStatuses.find((one) => one === typed);
  if (!status) throw new UsageError(`--status takes ${subscriptionStatuses.join(", ")}`);
  return status;
}
