import { sellerScopes } from "~/models/shops/actors/key-scope";
import { addApiKey } from "~/services/accounts/api-keys/add-api-key.server";
import { listApiKeys } from "~/services/accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "~/services/accounts/api-keys/revoke-api-key.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { keyLine, sayNewKey } from "../people/key-lines";

type KeyCall = { ctx: ShopContext; sellerId: string; say: (line: string) => void };

/** The commands for a seller's keys, with the words they take (rule seller-api-1). */
export const keyCommands: Record<
  string,
  { words: string[]; run: (call: KeyCall, word: string) => Promise<void> }
> = {
  "add-key": {
    words: ["<name>"],
    async run({ ctx, sellerId, say }, name) {
      sayNewKey(say, await addApiKey(ctx, { name, scopes: sellerScopes, reach: { sellerId } }));
    },
  },
  keys: {
    words: [],
    async run({ ctx, sellerId, say }) {
      const keys = await listApiKeys(ctx, sellerId);
      if (keys.length === 0) say("No keys");
      for (const key of keys) say(keyLine(key));
    },
  },
  "remove-key": {
    words: ["<prefix>"],
    async run({ ctx, sellerId, say }, prefix) {
      await revokeApiKey(ctx, { sellerId, prefix });
      say(`The key ${prefix} no longer works.`);
    },
  },
};
