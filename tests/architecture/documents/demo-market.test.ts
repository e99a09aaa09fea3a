import { describe, expect, test } from "vitest";
import { parseOfferRows } from "~/models/files/folders/offer-rows";
import { readMarketplaceFolder } from "~/services/files/apply/read-marketplace-folder.server";
import { parseProducts } from "~/services/files/folders/rows/parse-products.server";

const folder = await readMarketplaceFolder("shops/bazaar");
if (!folder.products || !folder.offers) throw new Error("shops/bazaar has no products or offers");
const { records, refused } = parseProducts(folder.products, folder.tenant.currency, "apart");
const read = parseOfferRows(folder.offers.rows, {
  products: new Map(records.map((record) => [record.sku, record])),
  sellers: new Set(folder.sellers.map(({ code }) => code)),
  currency: folder.tenant.currency,
});
const tops = records.filter(({ parentSku }) => parentSku === null);
const parentOf = new Map(records.map(({ sku, parentSku }) => [sku, parentSku ?? sku]));
const sellersOf = new Map<string, Set<string>>();
for (const { sku, seller } of read.offers) {
  const top = parentOf.get(sku) ?? sku;
  sellersOf.set(top, (sellersOf.get(top) ?? new Set()).add(seller));
}

describe("the demo market", () => {
  test("has rows without a fault", () => {
    expect([...refused, ...read.refused]).toEqual([]);
  });

  test("has 150 products or more, each offered by somebody and with a picture and a description", () => {
    expect(tops.length).toBeGreaterThanOrEqual(150);
    expect(tops.filter(({ sku }) => !sellersOf.has(sku)).map(({ sku }) => sku)).toEqual([]);
    const bare = tops.filter(({ images, description }) => images.length === 0 || description.length < 80);
    expect(bare.map(({ sku }) => sku)).toEqual([]);
  });

  test("has 40 products or more that two to four sellers offer at different prices, some sold out at one", () => {
    const shared = [...sellersOf].filter(([, sellers]) => sellers.size >= 2 && sellers.size <= 4);
    expect(shared.length).toBeGreaterThanOrEqual(40);
    const priced = shared.filter(([top]) => {
      const own = read.offers.filter(({ sku, offer }) => parentOf.get(sku) === top && offer.stock);
      return new Set(own.map(({ offer }) => offer.finalPriceMinor)).size > 1;
    });
    expect(priced.length).toBeGreaterThanOrEqual(40);
    const soldOut = read.offers.filter(({ sku, offer }) => {
      const others = read.offers.filter((other) => other.sku === sku && (other.offer.stock?.onHand ?? 0) > 0);
      return offer.stock?.onHand === 0 && others.length > 0;
    });
    expect(soldOut.length).toBeGreaterThan(2);
  });

  test("has five sellers with a story, a logo, a place, opening hours, pickup and policies", () => {
    const sellers = folder.sellers.filter(({ house }) => !house);
    expect(sellers).toHaveLength(5);
    for (const { code, profile, commission } of sellers) {
      expect(profile, code).toMatchObject({
        logo: expect.stringMatching(/\.webp$/),
        story: expect.stringMatching(/.{80}/s),
        place: { latitude: expect.any(Number), longitude: expect.any(Number) },
        pickup: { isOffered: true, note: expect.stringMatching(/.{10}/) },
      });
      expect([profile.opening.length, profile.policies.length].includes(0), code).toBe(false);
      expect(commission?.defaultBasisPoints, code).toBeGreaterThan(0);
    }
  });
});
