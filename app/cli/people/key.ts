import { keyAreas, readScopes } from "~/models/shops/actors/key-scope";
import { addApiKey } from "~/services/accounts/api-keys/add-api-key.server";
import { listApiKeys } from "~/services/accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "~/services/accounts/api-keys/revoke-api-key.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { keyLine, sayNewKey } from "./key-lines";

/**
 * `key create|list|revoke`: keys of the owner's API (docs/owner-api.md). A key is of the whole business, of
 * this shop with `--only-shop`, or of one seller with `--seller`.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "create") return create(args);
  if (action === "list") return list(args);
  if (action === "revoke") return revoke(args);
  throw new UsageError("use key create, key list, key revoke");
}

async function create(args: string[]): Promise<void> {
  const allowed = { required: ["client", "scopes"], optional: ["seller"], switches: ["only-shop"] };
  const { options, switches, rest } = readArguments(args, allowed, ["<name>"]);
  const read = readScopes(options.scopes ?? "");
  if ("unknown" in read)
    throw new UsageError(
      `--scopes takes ${keyAreas.join(", ")} with :read or :write, or all; not ${read.unknown.join(", ")}`,
    );
  if (options.seller !== undefined && switches.has("only-shop"))
    throw new UsageError("a key is for one shop or one seller, not both");
  await withShops("key", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const reach = await reachOf(ctx, options.seller, switches.has("only-shop"));
    sayNewKey(say, await addApiKey(ctx, { name: rest[0] ?? "", scopes: read.scopes, reach }));
  });
}

async function reachOf(ctx: ShopContext, seller: string | undefined, isOfShop: boolean) {
  if (seller !== undefined) return { sellerId: await findSellerOfLedger(ctx, seller) };
  return isOfShop ? "shop" : "business";
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("key", async ({ base, say }) => {
    const keys = await listApiKeys(await findShop(base, options.client ?? ""), null);
    if (keys.length === 0) say("No keys");
    for (const key of keys) {
      const of = key.seller ? `seller ${key.seller}` : key.shop ? `shop ${key.shop}` : "the business";
      say(`${keyLine(key)}  of ${of}: ${key.scopes.join(", ")}`);
    }
  });
}

async function revoke(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<prefix>"]);
  const prefix = rest[0] ?? "";
  await withShops("key", async ({ base, say }) => {
    await revokeApiKey(await findShop(base, options.client ?? ""), { prefix, sellerId: null });
    say(`The key ${prefix} no longer works.`);
  });
}

/** See {@link run}. */
export const key: Command = {
  name: "key",
  usage: `
  key create --client acme --scopes orders:read,catalogue:write [--only-shop | --seller potter] <name>
                                                               create a key for the owner's API; it is shown once
  key list --client acme                                       list the keys of the business with scopes and last use
  key revoke --client acme <prefix>                            revoke a key at once`,
  run,
};
