import { expect, it } from "vitest";
import type { ProductCardView } from "../cards/product-card";
import { listingJsonLd } from "./listing-json-ld";

const card = (slug: string, variationSku: string | null = null): ProductCardView => ({
  id: 1,
  sku: slug,
  slug,
  variationSku,
  classCode: "simple",
  name: slug,
  subTitle: "",
  shortDescription: "",
  brand: "",
  image: null,
  secondImage: null,
  price: {
    kind: "visible",
    currency: "USD",
    priceMinor: 77_700,
    wasMinor: null,
    savePercent: 0,
    isStartingAt: false,
  },
  stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
  action: "add",
});
const urlOf = (slug: string) => `https://a.example/${slug}`;

it("lists a page's products by address and position in the whole listing, without prices", () => {
  const paging = { page: 3, total: 5, limit: 24, itemTotal: 110 };
  const [list] = listingJsonLd({ products: [card("mug", "MUG-R"), card("cup")], paging }, urlOf);
  expect(list).toMatchObject({
    "@type": "ItemList",
    itemListElement: [
      { position: 49, url: "https://a.example/mug" },
      { position: 50, url: "https://a.example/cup" },
    ],
  });
  expect(JSON.stringify(list)).not.toContain("777");
});

it("is absent for an empty page", () => {
  const paging = { page: 1, total: 1, limit: 24, itemTotal: 0 };
  expect(listingJsonLd({ products: [], paging }, urlOf)).toEqual([]);
});
