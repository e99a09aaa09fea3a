import { expect, test } from "vitest";
import { isTranslatedColumn } from "../rows/product-columns";
import { offerSaid } from "./offer-said";
import { offerFieldList } from "./offer-values";

test("an offer's words are in the language that is read, a variation's before its product's (rule texts-8)", () => {
  const terms = { backorderMessage: "Back soon", itemDeliveryInfo: "By van", maxCartQty: 3 };
  expect(offerSaid(terms, null, undefined)).toBe(terms);
  expect(offerSaid(terms, { backorder_message: "Bald da" }, { backorder_message: "Nein" })).toEqual({
    ...terms,
    backorderMessage: "Bald da",
  });
  expect(
    offerSaid(terms, null, { item_delivery_info: "Mit dem Lieferwagen", condition_note: "Neu" }),
  ).toEqual({
    ...terms,
    itemDeliveryInfo: "Mit dem Lieferwagen",
  });
});

test("every text of an offer that shoppers read may be translated (rule texts-7)", () => {
  const named = ["delivery_estimate"];
  const texts = offerFieldList.filter(
    ({ kind, sold, cell }) => kind === "text" && sold && !named.includes(cell),
  );
  expect(texts.map(({ cell }) => cell)).toEqual([
    "backorder_message",
    "low_stock_alert_message",
    "item_delivery_info",
    "condition_note",
  ]);
  expect(texts.filter(({ cell }) => !isTranslatedColumn(cell))).toEqual([]);
});
