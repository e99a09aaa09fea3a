import { readFile } from "node:fs/promises";
import { readSellerPageRecord } from "~/models/marketplace/seller-page-record";
import { changeSellerPage, readSellerPage } from "~/services/marketplace/sellers/seller-page.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import { asJson } from "../as-json";
import { UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `seller page --client bazaar --seller potter` prints what a seller says of itself as JSON; with
 * `--write <file.json> [--version <v>]` it takes the file's (rule sellers-21).
 */
export async function onPage(args: string[]): Promise<void> {
  const { options } = readArguments(args, {
    required: ["client", "seller"],
    optional: ["write", "version"],
  });
  const { client = "", seller = "", write, version } = options;
  await withShops("seller", async ({ base, say }) => {
    const ctx = await findShop(base, client);
    const sellerId = await findSellerOfLedger(ctx, seller);
    if (write !== undefined) {
      await changeSellerPage(ctx, sellerId, readSellerPageRecord(await readJson(write)), version);
    }
    const { profile, selling, version: now } = await readSellerPage(ctx, sellerId);
    say(asJson({ profile, selling }));
    say(`version ${now}`);
  });
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is no JSON`);
  }
}
