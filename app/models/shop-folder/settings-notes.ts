import { isUsableAccount } from "../payment/bank-account";
import type { ShopSettings } from "../shop-settings/shop-settings";
import type { FileMessage } from "./apply-summary";

/** What an owner still has to enter before all of the shop works (rule payment-9); empty when nothing is missing. */
export function settingsNotes({ payment }: Pick<ShopSettings, "payment">): FileMessage[] {
  const waiting = payment.offline.filter(
    ({ code, account }) => code === "bank_transfer" && !(account && isUsableAccount(account)),
  );
  return waiting.map(({ title }) => ({
    file: "shop.json",
    line: null,
    reason: `'${title}' is not offered yet: enter holder, bank and iban (or account_number) in settings.payment.offline.account`,
  }));
}
