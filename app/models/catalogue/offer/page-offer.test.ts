import { describe, expect, test } from "vitest";
import { sellable } from "../product/sellable-fixture";
import { anySituation } from "./choose-offer";
import { type PageOffer, shownOffer } from "./page-offer";
import { sellerOffer } from "./seller-offer";

const from = (sellerId: string, priceMinor: number): PageOffer => ({
  ...sellerOffer(sellerId, sellable({ priceMinor, finalPriceMinor: priceMinor })),
  itemDeliveryInfo: "",
  deliveryEstimateId: "",
  condition: "new",
  conditionNote: "",
});
const [dear, cheap] = [from("a", 900), from("b", 800)];

describe("a page shows", () => {
  test.each([
    ["the best offer where its address names nobody", null, cheap, false],
    ["the offer of the seller in its address, though it is dearer", "a", dear, false],
    ["another seller’s where the one in its address has none", "c", cheap, true],
  ])("%s", (_, chosenId, offer, isElsewhere) => {
    expect(shownOffer([dear, cheap], anySituation, chosenId)).toEqual({ offer, isElsewhere });
  });

  test("nothing that nobody offers", () => {
    expect(shownOffer([], anySituation, "a")).toBeNull();
  });
});
