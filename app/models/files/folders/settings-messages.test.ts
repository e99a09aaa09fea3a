import { describe, expect, test } from "vitest";
import { harborAccount } from "../../payments/bank-account-fixture";
import {
  type ShopSettingsInput,
  settingsDoubts,
  settingsReferences,
  shopSettingsSchema,
} from "../../shops/settings/shop-settings";
import type { FolderNames } from "./folder-names";
import { settingsMessages } from "./settings-messages";

const names: FolderNames = {
  images: new Set(["logo.svg"]),
  skus: new Set(["MUG"]),
  categories: new Set(["kitchen"]),
  sellers: new Set(["corner"]),
  customerGroups: new Set(["wholesale"]),
  filters: new Set(["color"]),
  taxClasses: new Set(["standard"]),
  secrets: new Set(["payment.stripe.secret_key"]),
};

/** Faults and notes of settings, each as 'path: reason'. */
function messages(input: ShopSettingsInput, changes: Partial<FolderNames> = {}, currency = "USD") {
  const settings = shopSettingsSchema.parse(input);
  const found = settingsMessages(
    settingsReferences(settings),
    settingsDoubts(settings, currency),
    { ...names, ...changes },
    "corner",
  );
  const lines = (list: typeof found.faults) => list.map(({ path, reason }) => `${path.join(".")}: ${reason}`);
  return { faults: lines(found.faults), notes: lines(found.notes) };
}

const discount = (changes: object): ShopSettingsInput => ({
  discounts: [{ id: "a", title: "A", action: { type: "free_shipping" }, ...changes }],
});

test("the settings of a new shop have neither faults nor notes", () => {
  expect(messages({})).toEqual({ faults: [], notes: [] });
});

test.each([
  ["KWD", "paypal", ["'PayPal' (PayPal) is not offered: it does not take KWD"]],
  [
    "HUF",
    "paypal",
    [
      "'PayPal' (PayPal) is offered for multiples of HUF 1.00 alone: let no price, tax or delivery end between",
    ],
  ],
  ["JPY", "paypal", []],
  [
    "KWD",
    "stripe",
    [
      "'Card' (Stripe) is offered for multiples of KWD 0.010 alone: let no price, tax or delivery end between",
    ],
  ],
  ["IQD", "stripe", ["'Card' (Stripe) is not offered: it does not take IQD"]],
  ["USD", "stripe", []],
])(
  "in %s, %s switched on is noted as far as it does not take that (rule settings-8)",
  (currency, code, notes) => {
    const secrets = new Set([
      "payment.stripe.secret_key",
      "payment.stripe.webhook_secret",
      "payment.paypal.client_secret",
    ] as const);
    const input = { payment: { [code]: { active: true, ...(code === "paypal" ? { client_id: "A" } : {}) } } };
    expect(messages(input, { secrets }, currency).notes).toEqual(
      notes.map((text) => `payment.${code}: ${text}`),
    );
  },
);

test("settings whose names are all there have neither", () => {
  const input: ShopSettingsInput = {
    general: { logo: "logo.svg" },
    us_restrict_states: ["HI"],
    catalogue: { filters: [{ code: "color" }] },
    tax: { rules: [{ name: "Tax", country: "US", state: "NY", rateBasisPoints: 400 }] },
    ...discount({
      seller: "corner",
      action: { type: "freebie", skus: ["MUG"] },
      conditions: { skus: ["MUG"], categories: ["kitchen"], customerGroups: ["wholesale"] },
    }),
  };
  expect(messages(input)).toEqual({ faults: [], notes: [] });
});

test("a delivery method with an estimate that is not there is a note (rule settings-7)", () => {
  const method = { type: "flat" as const, code: "a", title: "A", amountMinor: 1, estimate: "next-day" };
  const known = { delivery_estimates: [{ id: "next-day", text: "Tomorrow" }] };
  expect(messages({ shipping_methods: [method], ...known })).toEqual({ faults: [], notes: [] });
  expect(messages({ shipping_methods: [method] })).toEqual({
    faults: [],
    notes: [
      "shipping_methods.0.estimate: there is no delivery estimate 'next-day', so that shoppers are promised no date",
    ],
  });
});

describe("an unknown place or seller is a fault (rule settings-7)", () => {
  const rule = { name: "Tax", country: "US", rateBasisPoints: 400 };
  const row = { country: "US", state: "Ohio", amountMinor: 500 };
  const table = { type: "table" as const, code: "a", title: "A", by: "destination" as const, rows: [row] };
  test.each<[ShopSettingsInput, string]>([
    [
      { tax: { rules: [{ ...rule, state: "New York" }] } },
      "tax.rules.0.state: 'New York' is not a state’s code: use NY",
    ],
    [
      { tax: { rules: [{ ...rule, country: "UK" }] } },
      "tax.rules.0.country: 'UK' is not a country’s code: use GB",
    ],
    [{ checkout_countries: ["US", "EN"] }, "checkout_countries.1: 'EN' is not a country’s code: use GB"],
    [{ us_restrict_states: ["Alaska"] }, "us_restrict_states.0: 'Alaska' is not a state’s code: use AK"],
    [{ shipping_methods: [table] }, "shipping_methods.0.rows.0.state: 'Ohio' is not a state’s code: use OH"],
    [discount({ seller: "nobody" }), "discounts.0.seller: there is no seller 'nobody'"],
  ])("%j", (input, fault) => {
    expect(messages(input)).toEqual({ faults: [fault], notes: [] });
  });
});

describe("anything else that is not there is a note (rule settings-7)", () => {
  test.each<[ShopSettingsInput, string]>([
    [
      { general: { logo: "gone.png" } },
      "general.logo: picture 'gone.png' is not there: put it into the folder images, or write the address of a picture",
    ],
    [
      { catalogue: { filters: [{ code: "colour" }] } },
      "catalogue.filters.0.code: no product has an attribute or option 'colour' to filter by",
    ],
    [
      { tax: { rules: [{ name: "Tax", country: "DE", taxClass: "reduced", rateBasisPoints: 700 }] } },
      "tax.rules.0.taxClass: no product has the tax class 'reduced'",
    ],
    [
      discount({ action: { type: "freebie", skus: ["NOPE"] } }),
      "discounts.0.action.skus.0: there is no product NOPE",
    ],
    [discount({ conditions: { skus: ["NOPE"] } }), "discounts.0.conditions.skus.0: there is no product NOPE"],
    [
      discount({ conditions: { categories: ["attic"] } }),
      "discounts.0.conditions.categories.0: there is no category 'attic'",
    ],
    [
      discount({ conditions: { customerGroups: ["Wholesale"] } }),
      "discounts.0.conditions.customerGroups.0: neither a price level nor customer_groups names the customer group 'Wholesale': is it written as customers have it?",
    ],
    [
      { payment: { stripe: { active: true } } },
      "payment.stripe.active: 'Card' (Stripe) is not offered without payment.stripe.webhook_secret: put it into secrets.json, or set it with npm run shop -- secret set --client corner payment.stripe.webhook_secret",
    ],
    [
      { payment: { paypal: { active: true, client_id: "a" } } },
      "payment.paypal.active: 'PayPal' (PayPal) is not offered without payment.paypal.client_secret: put it into secrets.json, or set it with npm run shop -- secret set --client corner payment.paypal.client_secret",
    ],
    [
      { recaptcha: { site_key: "a" } },
      "recaptcha.site_key: reCAPTCHA is not offered without recaptcha.secret_key: put it into secrets.json, or set it with npm run shop -- secret set --client corner recaptcha.secret_key",
    ],
    [
      { modules: { sociallogins: { google: { enable: true, client_id: "a" } } } },
      "modules.sociallogins.google.enable: Signing in with Google is not offered without sociallogins.google.client_secret: put it into secrets.json, or set it with npm run shop -- secret set --client corner sociallogins.google.client_secret",
    ],
  ])("%j", (input, note) => {
    expect(messages(input)).toEqual({ faults: [], notes: [note] });
  });

  test("but nothing is missed in what the folder does not have", () => {
    const input = discount({ conditions: { skus: ["A"], categories: ["b"], customerGroups: ["c"] } });
    const nothing = { skus: null, categories: null, customerGroups: null };
    expect(messages(input, nothing)).toEqual({ faults: [], notes: [] });
  });
});

describe("what is hardly meant is a note (rule settings-8)", () => {
  const rule = { name: "VAT", country: "DE", rateBasisPoints: 19 };
  const off = (rateBasisPoints: number) => discount({ action: { type: "percent", rateBasisPoints } });
  const transfer = (account?: object) => ({
    payment: { offline: [{ code: "bank_transfer", title: "Transfer", account }] },
  });
  const noAccount =
    "payment.offline.0: 'Transfer' is not offered yet: enter holder, bank and iban (or account_number) in settings.payment.offline.account";
  test.each<[object, string[]]>([
    [
      { tax: { rules: [rule] } },
      ["tax.rules.0.rateBasisPoints: 19 is 0.19 %: write basis points, 1900 for 19 %"],
    ],
    // A district's tax may be that low.
    [{ tax: { rules: [{ ...rule, country: "US", postcodePattern: "900*" }] } }, []],
    [off(10), ["discounts.0.action.rateBasisPoints: 10 is 0.1 %: write basis points, 1000 for 10 %"]],
    [transfer(), [noAccount]],
    [transfer({ ...harborAccount, bank: "" }), [noAccount]],
    [transfer(harborAccount), []],
  ])("%j", (input, notes) => {
    expect(messages(input)).toEqual({ faults: [], notes });
  });
});

describe("what cannot be meant is refused by the schema (rule settings-8)", () => {
  test.each<[object, string]>([
    [
      { tax: { rules: [{ name: "Tax", country: "US", rateBasisPoints: 7.25 }] } },
      "7.25 is 0.0725 %: write basis points, 725 for 7.25 %",
    ],
    [
      discount({ conditions: { startsAt: "2026-02-01T00:00:00Z", endsAt: "2026-01-01T00:00:00Z" } }),
      "Use a moment after startsAt: the discount would never apply",
    ],
    [{ catalogue: { defaultSort: "cheapest" } }, "Use one of id, price"],
  ])("%j", (input, message) => {
    expect(shopSettingsSchema.safeParse(input).error?.issues[0]?.message).toContain(message);
  });
});
