import type { Minor } from "~/models/platform/money/money";
import type { ProviderDeps } from "../provider";
import { takesAmount, toStripeAmount } from "./stripe-amount.server";
import { askStripe, isRefusal, stripeClient } from "./stripe-client.server";

/** A transfer to a connected account of the marketplace. The amount in minor units. */
export type StripeTransfer = {
  /** Ours; names the transfer's group, and with `tries` the call. */
  id: string;
  reference: string;
  account: string;
  amountMinor: Minor;
  currency: string;
  /** Whether Stripe may have been asked before. */
  wasAsked: boolean;
  /** How often Stripe refused for now: it repeats a refusal to the same idempotency key for a day. */
  tries: number;
};

/** How a transfer ended, or that it has to be made later. */
export type TransferAnswer =
  | { kind: "paid"; reference: string }
  | { kind: "failed" | "later"; reason: string };

/**
 * Transfers an amount from the marketplace's balance to a seller's account, once however often it is asked
 * for (rule payouts-8).
 * @throws ProviderUnavailable when Stripe could not be asked
 */
export async function transferByStripe(
  deps: ProviderDeps,
  transfer: StripeTransfer,
): Promise<TransferAnswer> {
  const { id, reference, account, amountMinor, currency, wasAsked, tries } = transfer;
  if (!takesAmount(amountMinor, currency))
    return { kind: "later", reason: `Stripe cannot transfer exactly this amount of ${currency}.` };
  const known = wasAsked ? await findStripeTransfer(deps, id) : null;
  if (known) return { kind: "paid", reference: known.reference };
  const stripe = await stripeClient(deps);
  try {
    const made = await askStripe(() =>
      stripe.transfers.create(
        {
          amount: toStripeAmount(amountMinor, currency),
          currency: currency.toLowerCase(),
          destination: account,
          transfer_group: id,
          description: `Payout ${reference}`,
          metadata: { payout_id: id, payout_reference: reference },
        },
        { idempotencyKey: `payout-${id}-${tries}` },
      ),
    );
    return { kind: "paid", reference: made.id };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { kind: error.code === "balance_insufficient" ? "later" : "failed", reason: error.message };
  }
}

/**
 * The transfer that was made for a payout, and whether all of it came back; null where Stripe made none.
 * @throws ProviderUnavailable when Stripe could not be asked
 */
export async function findStripeTransfer(
  deps: ProviderDeps,
  payoutId: string,
): Promise<{ reference: string; isReversed: boolean } | null> {
  const stripe = await stripeClient(deps);
  const made = await askStripe(() => stripe.transfers.list({ transfer_group: payoutId, limit: 1 }));
  const [known] = made.data;
  return known ? { reference: known.id, isReversed: known.reversed } : null;
}
