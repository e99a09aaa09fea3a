import { formatMoney } from "~/models/platform/money/format-money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { findCustomerByEmail } from "~/services/accounts/owned-customers/find-customer-by-email.server";
import {
  changeStoreCredit,
  storeCreditVersion,
} from "~/services/payments/gift-cards/change-store-credit.server";
import { listStoreCredit } from "~/services/selling/store-credit/list-store-credit.server";
import { readStoreCredit } from "~/services/selling/store-credit/read-store-credit.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** What each command multiplies its amount by. */
const signs: Record<string, 1 | -1 | 0> = { show: 0, issue: 1, withdraw: -1 };

/**
 * `credit show --client acme <email>`, and
 * `credit issue|withdraw --client acme <email> --amount 12.50 [--reason "..."]`. Each prints what moved on
 * the customer's credit.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const sign = Object.hasOwn(signs, action) ? signs[action] : undefined;
  if (sign === undefined) throw new UsageError(`use credit ${Object.keys(signs).join(", credit ")}`);
  const allowed =
    sign === 0
      ? { required: ["client"] }
      : { required: ["client", "amount"], optional: ["reason", "version"] };
  const { options, rest } = readArguments(args, allowed, ["<email>"]);
  await withShops("credit", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const customerId = await findCustomerByEmail(ctx, rest[0] ?? "");
    if (sign !== 0) {
      const amountMinor = parseExactMoney(options.amount ?? "", ctx.tenant.currency);
      if (amountMinor === null || amountMinor <= 0)
        throw new UsageError("--amount takes an amount, such as 12.50");
      await changeStoreCredit(ctx, customerId, {
        amountMinor: sign * amountMinor,
        note: options.reason ?? "",
        expectedVersion: options.version,
      });
    }
    for (const line of await creditLines(ctx, customerId)) say(line);
  });
}

/** See {@link run}. */
export const credit: Command = {
  name: "credit",
  usage: `
  credit show --client acme <email>                            show the history of a customer's store credit
  credit issue --client acme <email> --amount 12.50 [--reason "..."]
                                                               give a customer store credit
  credit withdraw --client acme <email> --amount 12.50 [--reason "..."]
                                                               take store credit back
                                                               --version <v> gives or takes only while the credit is that one`,
  run,
};

async function creditLines(ctx: ShopContext, customerId: number): Promise<string[]> {
  const money = (minor: number) => formatMoney(minor, ctx.tenant.currency);
  const balanceMinor = await readStoreCredit(ctx, customerId);
  const entries = await listStoreCredit(ctx, customerId);
  return [
    ...entries.map(({ kind, amountMinor, note, orderNumber, createdAt }) => {
      const about = orderNumber ? `order ${orderNumber}` : note;
      const day = createdAt.toISOString().slice(0, 10);
      return `${day}  ${kind.padEnd(9)}  ${money(amountMinor).padStart(12)}${about ? `  ${about}` : ""}`;
    }),
    `Store credit: ${money(balanceMinor)}, version ${storeCreditVersion(balanceMinor)}`,
  ];
}
