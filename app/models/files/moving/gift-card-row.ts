import type { CsvRow } from "../../catalogue/product/product-record";
import { inZone } from "../../platform/date/format-date";
import { isMoment } from "../../platform/date/zoned-moment";
import type { Currency } from "../../platform/money/money";
import type { MovedGiftCard } from "../../selling/gift-card/moved-gift-card";
import { normalGiftCardCode } from "../../selling/gift-card/typed-gift-card-code";
import { momentOf } from "./customer-row";
import { columnName, isYes, namedCells } from "./named-cells";
import { movedAmount } from "./order-amount";

/** A row that is a gift card, or why it is none. */
export type GiftCardReading = { line: number; card: MovedGiftCard } | { line: number; reason: string };

/**
 * Reads a row of gift cards (rule imports-9). Messages name a card by its last characters alone: its code is
 * money.
 * @param currency the shop's
 * @param zone of moments that have no offset, IANA name
 */
export function giftCardRow(
  row: CsvRow,
  { currency, zone, now }: { currency: Currency; zone: string; now: Date },
): GiftCardReading {
  const { line, cell } = namedCells(row);
  const typed = cell("code", "gift_card_code", "gift_card");
  const code = normalGiftCardCode(typed);
  const end = (code ?? (cell("last_characters", "code_end", "masked_code") || typed)).slice(-4);
  const refused = (reason: string) => ({ line, reason: `the gift card ending in '${end}' ${reason}` });
  if (code === null && (typed === "" || /[•*…·]/.test(typed)))
    return refused(
      "comes without its whole code, so it cannot be paid with here: ask its issuer for a list of whole codes, or give its holder the balance by credit issue",
    );
  if (code === null) return refused("has a code of other signs than 8 to 32 letters and digits");
  const written = cell("currency", "currency_code");
  if (written !== "" && written.toLowerCase() !== currency.toLowerCase())
    return refused(`is in ${written}, not in the shop’s ${currency.toUpperCase()}`);
  const amount = cell("balance", "current_balance", "remaining_balance");
  const balanceMinor = amount === "" ? null : movedAmount(amount, currency);
  if (balanceMinor === null || balanceMinor < 0)
    return refused(`has the balance '${amount}', which is no amount`);
  if (balanceMinor === 0) return refused("has no balance left");
  const status = columnName(cell("status"));
  if (
    cell("disabled_at") !== "" ||
    /disabled|deactivated|expired/.test(status) ||
    !isYes(cell("enabled") || "yes")
  )
    return refused("is switched off at the earlier shop");
  const expiry = cell("expires_on", "expires_at", "expires", "expiry", "expiry_date", "expiration_date");
  const expiresOn = dayOf(expiry, zone);
  if (expiresOn === undefined) return refused(`expires '${expiry}', which is no day`);
  if (expiresOn !== null && expiresOn < inZone(now, zone).toISODate()) return refused(`expired ${expiresOn}`);
  return { line, card: { code, balanceMinor, expiresOn } };
}

/** A day as it is, a moment's day of the shop; null for none, undefined for what is neither. */
function dayOf(text: string, zone: string): string | null | undefined {
  if (text === "") return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isMoment(text) ? text : undefined;
  const moment = momentOf(text, zone);
  return moment ? inZone(moment, zone).toISODate() : undefined;
}
