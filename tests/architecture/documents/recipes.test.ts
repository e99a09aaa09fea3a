import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "app");

/**
 * Source files written by hand: neither tests nor generated files, nor migrations that repeat what earlier
 * ones say.
 */
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) =>
    /\.(tsx?|sql|graphql)$/.test(path) &&
    !/\.test\.tsx?$|-fixture(\.server)?\.tsx?$|migrations\/(?!0002_|0003_)|\/generated\//.test(path),
);

/** The recipes of docs/recipes.md: title to the files of `app/` that it names. */
const recipes = new Map(
  readFileSync(join(root, "..", "docs", "recipes.md"), "utf8")
    .split(/^## /m)
    .slice(1)
    .map((part) => [
      part.slice(0, part.indexOf("\n")),
      [
        ...part.matchAll(
          /`((?:models|tables|services|components|widgets|routes)\/[^`\s]*[^`\s/]|paths\.ts)`/g,
        ),
      ].map(([, path = ""]) => path),
    ]),
);

/** What is known of a recipe: the words of its example, and the most files they may be in. */
type Example = {
  words: RegExp;
  most?: number;
  /** Files the recipe names that have no word of the example: what the example is written against. */
  beside?: readonly string[];
  /** The name of the example's own folders: the recipe names what must be in them, not all that is. */
  folder?: string;
};

const examples: Record<string, Example> = {
  "A field of an offer": {
    words: /backorder_?(expected)?_?ships?_?(on|date)/i,
    most: 8,
    beside: [
      "models/catalogue/product/product-page.ts",
      "components/storefront/product/buying/delivery-info.tsx",
      "models/api/fields/product/product-fields.ts",
    ],
  },
  "A priced field of an offer": { words: /\bmsrp(_?minor)?\b/i, most: 8 },
  "A text field of products": { words: /gtin/i, most: 4 },
  "A widget": {
    words: /copyright/i,
  },
  "An account page": {
    words: /change-?profile|profile-?form/i,
    beside: [
      "paths.ts",
      "components/accounts/account-navigation.tsx",
      "services/platform/forms/answer-form.server.ts",
    ],
  },
  "A call of the API": {
    words: /getPriceLevels|priceLevelFields/,
    beside: ["services/api/graphql/resolvers.ts", "services/api/graphql/graphql-server.server.ts"],
  },
  "A setting": {
    words: /limit_description_characters/,
    beside: ["models/shops/settings/shop-settings.ts", "models/api/fields/settings-fields.ts"],
  },
  "A payment provider": {
    words: /stripeProvider|stripeSettings|stripeAccess|STRIPE_API_URL|payment\.stripe\./,
    most: 3,
    folder: "stripe",
    beside: [
      "services/payments/providers/provider.ts",
      "models/payments/payment-outcome.ts",
      "services/payments/providers/offline-provider.server.ts",
      "services/payments/providers/unexpected-event.server.ts",
      "services/payments/providers/call-provider.server.ts",
    ],
  },
  "A wallet": {
    words: /paypalProvider|paypalSettings|paypalAccess|showPaypalButton|payment\.paypal\./,
    most: 4,
    folder: "paypal",
    beside: ["services/payments/providers/provider.ts"],
  },
  "A change of the tables": { words: /audit_table\(/ },
};

test("every recipe has an example", () => {
  expect(Object.keys(examples)).toEqual([...recipes.keys()]);
});

describe.each(Object.entries(examples))("%s", (title, { words, most = 12, beside = [], folder }) => {
  const named = [...new Set(recipes.get(title) ?? [])];
  const isOwn = (path: string) => folder !== undefined && path.includes(`/${folder}/`);
  const listed = named.filter((path) => !beside.includes(path) && !isOwn(path)).toSorted();
  const found = sources.filter((path) => words.test(readFileSync(join(root, path), "utf8")) && !isOwn(path));

  test("names files that are there", () => {
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(beside.filter((path) => !named.includes(path))).toEqual([]);
  });

  test("names exactly the files of its example", () => {
    expect(found.toSorted()).toEqual(listed);
  });

  test(`touches at most ${most} files`, () => {
    expect(found.length).toBeLessThanOrEqual(most);
  });
});
