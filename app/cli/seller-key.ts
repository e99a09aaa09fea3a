import { addApiKey } from "~/services/accounts/add-api-key.server";
import { listApiKeys } from "~/services/accounts/list-api-keys.server";
import { removeApiKey } from "~/services/accounts/remove-api-key.server";
import type { ShopContext } from "~/services/shops/shop-context.server";

type KeyCall = { ctx: ShopContext; sellerId: string; say: (line: string) => void };

/** The commands for a seller's keys, with the words they take (rule seller-api-1). */
export const keyCommands: Record<
  string,
  { words: string[]; run: (call: KeyCall, word: string) => Promise<void> }
> = {
  "add-key": {
    words: ["<name>"],
    async run({ ctx, sellerId, say }, name) {
      const key = await addApiKey(ctx, { sellerId, name });
      say("The key is shown once. Store it where the seller's system finds it:");
      say(key);
    },
  },
  keys: {
    words: [],
    async run({ ctx, sellerId, say }) {
      const keys = await listApiKeys(ctx, sellerId);
      if (keys.length === 0) say("No keys");
      for (const { prefix, name, createdAt, lastUsedAt } of keys)
        say(
          `${prefix}  made ${dayOf(createdAt)}  ${lastUsedAt ? `used ${dayOf(lastUsedAt)}` : "never used"}  ${name}`,
        );
    },
  },
  "remove-key": {
    words: ["<prefix>"],
    async run({ ctx, sellerId, say }, prefix) {
      await removeApiKey(ctx, { sellerId, prefix });
      say(`The key ${prefix} no longer works.`);
    },
  },
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
