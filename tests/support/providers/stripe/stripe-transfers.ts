import type { ProviderCall, ProviderReply } from "../provider-server";
import { stripeObject } from "./stripe-contract";

/** A transfer to a connected account, as the fake of Stripe keeps it. */
export type StripeTransfer = {
  id: string;
  amount: number;
  currency: string;
  destination: string;
  group: string;
  metadata: Record<string, string>;
  /** Whether the platform took it back. */
  isReversed?: boolean;
};

/** Transfers of a fake of Stripe to connected accounts; any account is connected but `acct_closed`. */
export function stripeTransfers() {
  const transfers: StripeTransfer[] = [];
  /** What the platform's balance has to give, in Stripe's units. */
  const platform = { balance: Number.POSITIVE_INFINITY };

  /** Answers `POST /v1/transfers`, and `GET /v1/transfers?transfer_group=...`. */
  function onTransfers({ method, body }: ProviderCall, url: URL): ProviderReply {
    if (method === "GET") {
      const group = url.searchParams.get("transfer_group");
      const found = transfers.filter((transfer) => transfer.group === group);
      return { json: { object: "list", url: "/v1/transfers", has_more: false, data: found.map(shown) } };
    }
    const fields = Object.fromEntries(new URLSearchParams(body));
    const amount = Number(fields.amount);
    const destination = fields.destination ?? "";
    if (destination === "acct_closed") return refused("account_invalid", "The account is closed.");
    if (amount > platform.balance)
      return refused("balance_insufficient", "You have insufficient funds in your Stripe account.");
    platform.balance -= amount;
    const transfer: StripeTransfer = {
      id: `tr_${transfers.length + 1}`,
      amount,
      currency: fields.currency ?? "",
      destination,
      group: fields.transfer_group ?? "",
      metadata: { payout_id: fields["metadata[payout_id]"] ?? "" },
    };
    transfers.push(transfer);
    return { json: shown(transfer) };
  }

  return { transfers, platform, onTransfers };
}

const shown = ({ group, isReversed = false, ...transfer }: StripeTransfer) =>
  stripeObject("transfer", { ...transfer, transfer_group: group, reversed: isReversed });

const refused = (code: string, message: string): ProviderReply => ({
  status: 400,
  json: { error: { type: "invalid_request_error", code, message } },
});
