import { drawPicture } from "./shop-folder";

/**
 * The files of a small marketplace: a house seller, a potter with a shop of their own, a shared mug and a
 * shirt.
 */
export async function smallMarketplace(
  changes: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const page = (text: string) => `<!-- { "name": "Homepage", "slug": "" } -->\n<p>${text}</p>`;
  const files: Record<string, unknown> = {
    "tenant.json": { code: "fair", name: "Fair", currency: "USD" },
    "sellers.json": [
      { code: "fair", name: "Fair", house: true },
      {
        code: "potter",
        name: "The potter",
        profile: {
          story: "Mugs from Nazareth.",
          address: { city: "Nazareth", region: "PA", postalCode: "18064" },
          place: { latitude: 40.745, longitude: -75.3199 },
          opening: [{ days: "Monday to Friday", hours: "9 am to 5 pm" }],
          pickup: { isOffered: true, note: "Ring twice." },
          policies: [{ title: "Returns", text: "Within 30 days." }],
        },
        tax_remitter: "seller",
        selling: {
          minimum_order_minor: 1500,
          processing_days: 2,
          shipping_methods: [{ type: "flat", code: "cart", title: "Hand cart", amountMinor: 250 }],
        },
        commission: { defaultBasisPoints: 1500, byCategory: { mugs: 800 } },
        payout: { account: { kind: "stripe", account: "acct_potter" }, schedule: "monthly" },
      },
    ],
    "categories.json": [{ slug: "mugs", name: "Mugs", image: "mug.png" }],
    "products.csv": [
      "sku,name,class_code,parent_sku,categories,images,option:Size",
      "MUG,Mug,,,mugs,mug.png,",
      "BOWL,Bowl,,,mugs,,",
      "TEE,Shirt,variable_product,,,,",
      "TEE-S,,,TEE,,,Small",
      "TEE-L,,,TEE,,,Large",
    ].join("\n"),
    "offers.csv": [
      "seller,sku,price,final_price,qty,price_levels",
      "fair,MUG,12,10,5,3:9.00",
      "potter,MUG,8,,7,wholesale@1:6.00",
      "potter,BOWL,20,,2,",
      "fair,TEE-S,15,,1,",
      "fair,TEE-L,15,,1,",
    ].join("\n"),
    "images/mug.png": await drawPicture("#aa3322"),
    "shops/fair/shop.json": {
      code: "fair",
      name: "Fair",
      type: "marketplace",
      domains: ["fair.localhost"],
    },
    "shops/fair/templates/homepage.html": page('The fair <img src="images/mug.png">'),
    "shops/fair/menus/main.json": { id: "main", name: "Main", items: [] },
    "shops/potter/shop.json": {
      code: "potter",
      name: "The potter",
      type: "marketplaceseller",
      seller: "potter",
      domains: ["potter.localhost"],
    },
    "shops/potter/templates/homepage.html": page("The pottery"),
    ...changes,
  };
  return Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null));
}
