import { describe, expect, it } from "vitest";
import type { OfferView } from "~/models/catalogue/offer/more-sellers";
import type { PriceView } from "~/models/catalogue/price/price-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OfferList } from "./offer-list";
import { SoldBy } from "./sold-by";

const price: PriceView = {
  kind: "visible",
  currency: "USD",
  priceMinor: 700,
  wasMinor: null,
  savePercent: 0,
  isStartingAt: false,
};
const seller = { code: "thrift", guid: "s-1", name: "Thrift", rating: null, km: null };
const used = { condition: "used_good" as const, conditionNote: "A chip at the rim.", price };

describe("who sells a product (rule sellers-9)", () => {
  const said = (over: Partial<Parameters<typeof SoldBy>[0]["product"]>) =>
    renderOnPage(<SoldBy product={{ ...used, market: null, ...over }} />).replace(/<[^>]+>/g, "");

  it("is preceded by the condition of used goods, with the seller's words about it (rule sellers-11)", () => {
    expect(said({})).toBe("Condition: Used, good · A chip at the rim.");
    expect(said({ conditionNote: "" })).toBe("Condition: Used, good");
  });
  it("stands alone where it is new", () => {
    const market = { jpin: "J-1", isChosen: false, seller, sellers: null };
    expect(said({ condition: "new", conditionNote: "", market })).toBe("Sold by Thrift");
  });
  it("is not said in a shop of one seller", () => {
    expect(said({ condition: "new", conditionNote: "" })).toBe("");
  });
});

describe("an offer among others (rule sellers-10)", () => {
  const row = (over: Partial<OfferView> = {}) => {
    const offer: OfferView = {
      productId: 7,
      seller,
      ...used,
      stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
      delivery: ["By van"],
      action: "add",
      ...over,
    };
    const product = { slug: "mug", pageJpin: "J-1", variationSku: null };
    return renderOnPage(<OfferList offers={[offer]} product={product} />);
  };

  it("says condition, the words about it and delivery", () => {
    expect(row()).toMatch(/Used, good.*A chip at the rim\..*By van/);
  });
  it("is added from its seller, without a script too", () => {
    expect(row()).toMatch(/<form method="post".*name="seller" value="s-1".*value="add"/);
  });
  it("leads to its page while something has to be chosen", () => {
    expect(row({ action: "options" })).toContain("Select options");
    expect(row({ action: "options" })).not.toContain("<form");
  });
  it("offers nothing where it cannot be bought", () => {
    expect(row({ action: "none" })).not.toMatch(/<form|Select options/);
  });
});
