import { makeFolder, writeFiles } from "../../support/shop-folder";
import { runShop } from "./own-shop";

/** A marketplace that only one test knows. */
export type OwnMarket = {
  url: string;
  /** Runs a command of `npm run shop` for it: `shop("order", "list")`. */
  shop: (command: string, action: string, ...rest: string[]) => Promise<string>;
};

const page = '<!-- { "name": "Homepage", "slug": "" } -->\n<h1>The fair</h1>';
const account = { kind: "ach", holder: "A seller", routing_number: "011000015", account_type: "checking" };
const payout = (number: string) => ({
  schedule: "daily",
  holdDays: 0,
  minimumMinor: 0,
  account: { ...account, account_number: number },
});
const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } });

const sellers = [
  {
    code: "potter",
    name: "The potter",
    profile: at(40.6115, -75.3669),
    commission: { defaultBasisPoints: 1000 },
    payout: payout("11110001"),
  },
  {
    code: "tea",
    name: "The tea merchant",
    profile: at(39.9526, -75.1652),
    commission: { defaultBasisPoints: 1500, fixedMinor: 30 },
    payout: payout("22220002"),
  },
  {
    code: "books",
    name: "The bookseller",
    profile: at(40.4406, -79.9959),
    commission: { defaultBasisPoints: 800 },
    payout: payout("33330003"),
  },
];

const settings = {
  payment: { sandbox: true },
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
  tax: { rules: [{ name: "Tax", country: "US", state: "PA", rateBasisPoints: 600 }] },
  discounts: [
    {
      id: "fair",
      title: "10% off at every seller",
      code: "FAIR10",
      action: { type: "percent", rateBasisPoints: 1000 },
    },
    {
      id: "kiln",
      title: "$5 off at the potter",
      code: "KILN5",
      seller: "potter",
      action: { type: "fixed", amountMinor: 500 },
    },
    {
      id: "spoon",
      title: "A spoon with $50 of tea",
      seller: "tea",
      action: { type: "freebie", skus: ["SPOON"], qty: 1 },
      conditions: { minimumMinor: 5000 },
    },
  ],
};

/** Makes a marketplace of three sellers, all of whom offer the vase and each something of their own. */
export async function ownMarket(): Promise<OwnMarket> {
  const code = `fair-${Math.random().toString(36).slice(2, 10)}`;
  const domain = `${code}.localhost`;
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, {
      "tenant.json": { code, name: "The fair", currency: "USD" },
      "sellers.json": [{ code, name: "The fair", house: true }, ...sellers],
      "categories.json": [],
      "products.csv": [
        "sku,name,slug,jpin",
        "VASE,Ash vase,ash-vase,VASE-1",
        "TIN,Tea tin,tea-tin,TIN-1",
        "SPOON,Tea spoon,tea-spoon,SPOON-1",
        "MUG,Moss mug,moss-mug,MUG-1",
        "ATLAS,Pocket atlas,pocket-atlas,ATLAS-1",
      ].join("\n"),
      "offers.csv": [
        "seller,sku,price,qty",
        "potter,VASE,45.00,5",
        "tea,VASE,40.00,5",
        "books,VASE,38.00,5",
        "tea,TIN,10.00,20",
        "tea,SPOON,4.00,20",
        "potter,MUG,12.00,20",
        "books,ATLAS,25.00,20",
      ].join("\n"),
      [`shops/${code}/shop.json`]: {
        code,
        name: "The fair",
        type: "marketplace",
        domains: [domain],
        settings,
      },
      [`shops/${code}/templates/homepage.html`]: page,
    });
    await runShop("apply", folder.path);
  } finally {
    await folder.remove();
  }
  return {
    url: `http://${domain}:${process.env.JOURNEY_PORT}`,
    shop: (command, action, ...rest) => runShop(command, action, "--client", code, ...rest),
  };
}
