import { disputeStateLabels } from "~/models/conversations/disputes/dispute-state";
import { formatMoney } from "~/models/platform/money/format-money";
import { addDisputeEntry } from "~/services/conversations/disputes/dispute-entries.server";
import { listDisputes } from "~/services/conversations/disputes/list-disputes.server";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `order disputes --client acme`: disputed payments, the latest first. */
export async function printDisputes(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("order", async ({ base, say }) => {
    for (const one of await listDisputes(await findShop(base, options.client ?? ""), 100))
      say(
        `${one.orderNumber}  ${disputeStateLabels[one.state]}  ${formatMoney(one.amountMinor, one.currency)}  ${one.sellerName}  ${one.steps.at(-1)?.note ?? ""}`,
      );
  });
}

/** `order answer-dispute --client acme <number> <words>`: adds words for who answers the provider. */
export async function answerDispute(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<number>", "<words>"]);
  const [number = "", text = ""] = rest;
  await withShops("order", async ({ base, say }) => {
    await addDisputeEntry(await findShop(base, options.client ?? ""), number, { text, files: [] });
    say(`kept with the dispute of order ${number}`);
  });
}
