import { expect } from "vitest";
import { providersSettings } from "~/models/shops/payment-providers/providers-settings";
import type { WebhookMessage } from "~/services/payments/providers/provider";
import { providerByCode } from "~/services/payments/providers/providers.server";
import { paid, type Sums } from "./market-order";

type Stage<Kind extends string> = {
  message: (kind: Kind) => WebhookMessage;
  send: (message: WebhookMessage) => Promise<number>;
  sums: () => Promise<Sums>;
};

/** What has happened when an event arrives first, and what the ledger says from then on. */
export type Arrival<At> = { reserves?: true; given: (at: At) => Promise<void>; sums: Sums };

/** Events in an order in which they may arrive, each with what the ledger says from then on. */
export type Sequence<At, Kind> = {
  title: string;
  reserves?: true;
  given: (at: At) => Promise<void>;
  events: readonly [Kind, Sums][];
};

/** The sums of orders that nothing was booked of. */
export const nothing: Sums = {};
/** The sums of orders that are sold and whose money is reserved. */
export const reserved: Sums = {
  shopper_receivable: 6500,
  tax_payable: -300,
  house: -2600,
  potter: -3150,
  marketplace_revenue: -450,
};
/** The sums of orders of which half went back. */
export const half: Sums = Object.fromEntries(Object.entries(paid).map(([name, minor]) => [name, minor / 2]));
/** The sums of orders of which half went back and came back again: the shopper is owed it. */
export const owed: Sums = { ...half, payment_clearing: 6500, shopper_receivable: -3250 };
/** The sums of orders that were paid after they were canceled: all of it is owed to the shopper. */
export const paidTooLate: Sums = { payment_clearing: 6500, shopper_receivable: -6500 };

/** Sends an event, and the very same again: the shop takes both, and the ledger says the same after each. */
export async function arrive<Kind extends string>(
  stage: Stage<Kind>,
  kind: Kind,
  sums?: Sums,
): Promise<void> {
  const message = stage.message(kind);
  for (const time of ["first", "second"]) {
    expect(await stage.send(message), `answer to the ${time} ${kind}`).toBe(200);
    if (sums) expect(await stage.sums(), `sums after the ${time} ${kind}`).toEqual(sums);
  }
}

/** The kinds of events that the steps of an owner do not ask for. */
export function notAskedFor(code: "stripe" | "paypal", kinds: readonly string[]): string[] {
  const events = (providerByCode(code)?.webhookEvents ?? []).join(", ");
  const steps = providersSettings[code].steps({ webhookUrl: "", events }).join("\n");
  return kinds.filter((kind) => !steps.includes(kind));
}
