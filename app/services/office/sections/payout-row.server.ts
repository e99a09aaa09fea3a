import type { PanelRow } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import type { PayoutState } from "~/models/payments/payout-state";
import { formatMoney } from "~/models/platform/money/format-money";
import type { ListedPayout } from "../../payments/payouts/list-payouts.server";

/** The states of payouts, in words. */
export const payoutBadges: Record<PayoutState, { text: string; tone: Tone }> = {
  prepared: { text: "Prepared", tone: "mind" },
  sent: { text: "Sent", tone: "plain" },
  paid: { text: "Paid", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
};

/** A payout in a list. */
export const payoutRow = ({
  reference,
  amountMinor,
  currency,
  sellerCode,
  until,
  state,
}: ListedPayout): PanelRow => ({
  title: `${formatMoney(amountMinor, currency)} to ${sellerCode}`,
  to: `/admin/payouts/${reference}`,
  sub: `${reference} · until ${until.toISOString().slice(0, 10)}`,
  end: payoutBadges[state].text,
  tone: payoutBadges[state].tone,
});
