import { expect, it, test } from "vitest";
import { checkJsonLd } from "./check-json-ld";

const offer = {
  "@type": "Offer",
  price: "24.00",
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
};
const product = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Mug",
  image: ["https://a.example/a.jpg"],
  offers: offer,
};
const list = (...items: object[]) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map((item) => ({ "@type": "ListItem", ...item })),
});

it("accepts valid data", () => {
  expect(checkJsonLd(product)).toEqual([]);
  expect(
    checkJsonLd(
      list({ position: 25, url: "https://a.example/a" }, { position: 26, url: "https://a.example/b" }),
    ),
  ).toEqual([]);
});

it("takes the name of a part for the part", () => {
  const named = { ...offer, "@id": "#offer" };
  expect(checkJsonLd({ ...product, offers: [named, { "@id": "#offer" }] })).toEqual([]);
});

test.each([
  ["another context", { ...product, "@context": "http://schema.org" }, /@context/],
  ["an unknown type", { ...product, "@type": "Mug" }, /not in the vocabulary/],
  ["a missing property", { ...product, name: undefined, image: undefined }, /undefined is no Text/],
  ["a property of another type", { ...product, lowPrice: "1.00" }, /no such property/],
  ["a relative address", { ...product, image: ["/a.jpg"] }, /is no URL/],
  ["a price with its sign", { ...product, offers: { ...offer, price: "$24.00" } }, /is no Price/],
  ["a price as a number", { ...product, offers: { ...offer, price: 24 } }, /is no Price/],
  [
    "an offer without availability",
    { ...product, offers: { ...offer, availability: "InStock" } },
    /is no Availability/,
  ],
  [
    "a brand where an offer belongs",
    { ...product, offers: { "@type": "Brand", name: "A" } },
    /is no Offer or AggregateOffer/,
  ],
  [
    "no rating's count",
    { ...product, aggregateRating: { "@type": "AggregateRating", ratingValue: 4 } },
    /none of reviewCount/,
  ],
  ["a part that none is named", { ...product, offers: { "@id": "#offer" } }, /is no Offer or AggregateOffer/],
  ["markup", { ...product, name: "<b>Mug</b>" }, /is no Text/],
  [
    "places that jump",
    list({ position: 1, url: "https://a.example/a" }, { position: 3, url: "https://a.example/b" }),
    /count up/,
  ],
  [
    "an address twice",
    list({ position: 1, url: "https://a.example/a" }, { position: 2, url: "https://a.example/a" }),
    /twice/,
  ],
])("finds %s", (_, data, problem) => {
  expect(checkJsonLd(data).join("\n")).toMatch(problem);
});
