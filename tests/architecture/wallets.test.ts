import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wallets } from "~/services/checkout/wallets.server";

/** The lists of providers, in each layer one: a wallet is a line of them. */
const lists = [
  "app/components/checkout/wallets/wallet-buttons.ts",
  "app/models/platform/payment-providers/provider-access.ts",
  "app/models/shops/payment-providers/providers-settings.ts",
  "app/services/payments/providers/providers.server.ts",
];

/** Where else a wallet is named. A name may leave this list; none may join it. */
const named: Readonly<Record<string, readonly string[]>> = {
  paypal: [
    // A field and an address that programs of storefronts know by this name.
    "app/models/api/fields/summary-fields.ts",
    "app/routes/api+/paypal-method.ts",
    // The drawing of its mark.
    "app/styles/app.css",
    "app/styles/marks/paypal.css",
    // The API's schema.
    "app/services/api/graphql/schema/cart-summary.graphql",
  ],
};

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name))
  .filter((file) => /\.(tsx?|css|graphql|mjs)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|-fixture\.|\/generated\//.test(file));

/** Files outside of the wallet's folders that name it, in their text or their own name. */
const namersOf = (wallet: string) =>
  sources.filter((file) => {
    const word = new RegExp(wallet, "i");
    return !file.includes(`/${wallet}/`) && (word.test(file) || word.test(readFileSync(file, "utf8")));
  });

/** The wallets, and a provider without an express button that keeps to its folders as they do. */
const keptApart = [...wallets.map(({ code }) => code), "klarna"];

describe.each(keptApart)("%s", (wallet) => {
  test("is named by the lists of providers and nothing else outside of its folders", () => {
    const found = namersOf(wallet).filter((file) => !lists.includes(file));
    expect(found.toSorted()).toEqual((named[wallet] ?? []).toSorted());
  });

  test("has at most a line in each list", () => {
    for (const list of lists) {
      const lines = readFileSync(list, "utf8").split("\n");
      const word = new RegExp(wallet, "i");
      const own = lines.filter((line) => word.test(line) && !line.startsWith("import "));
      expect(own.length, list).toBeLessThanOrEqual(1);
    }
  });
});
