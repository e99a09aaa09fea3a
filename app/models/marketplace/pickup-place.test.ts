import { expect, test } from "vitest";
import { shopSettingsSchema } from "../shops/settings/shop-settings";
import { pickupAddress, pickupPlace, pickupText } from "./pickup-place";
import { emptyProfile } from "./seller-profile";

const mill = { line1: "9 Mill Lane", city: "Easton", region: "PA", postalCode: "18042" };
const wharf = { address_line1: "12 Wharf Street", city_locality: "Portland" };
const potter = {
  name: "Potter",
  isHouse: false,
  profile: { ...emptyProfile, address: mill, pickup: { isOffered: true, note: "Ring twice." } },
};
const silent = { name: "Weaver", isHouse: false, profile: emptyProfile };
const shop = (type: "essential" | "marketplace", address: Partial<typeof wharf> = wharf) => ({
  name: "Harbor",
  type,
  settings: shopSettingsSchema.parse({ client_address: address }),
});

test.each([
  ["a marketplace's seller", shop("marketplace"), potter, "9 Mill Lane, Easton, PA 18042"],
  ["a marketplace's seller without an address", shop("marketplace"), silent, "Weaver"],
  ["a marketplace itself", shop("marketplace"), { ...silent, isHouse: true }, "12 Wharf Street, Portland"],
  ["a shop", shop("essential"), potter, "12 Wharf Street, Portland"],
  ["a shop without an address", shop("essential", {}), potter, "9 Mill Lane, Easton, PA 18042"],
  ["a shop of which nothing is known", shop("essential", {}), silent, "Harbor"],
])("goods of %s are collected at its address (rule shipping-5)", (_, at, seller, address) => {
  expect(pickupPlace(at, seller).address).toBe(address);
});

test("the seller's note follows the place", () => {
  expect(pickupText(pickupPlace(shop("marketplace"), potter))).toBe(
    "Collect it at 9 Mill Lane, Easton, PA 18042. Ring twice.",
  );
  expect(pickupText({ address: "Harbor", note: "" })).toBe("Collect it at Harbor.");
});

test("the place is an address, too, in the shop's country", () => {
  expect(pickupAddress(shop("marketplace"), potter)).toMatchObject({
    address_line1: "9 Mill Lane",
    country: "US",
  });
  expect(pickupAddress(shop("essential"), potter)).toMatchObject({ address_line1: "12 Wharf Street" });
  expect(pickupAddress(shop("marketplace"), silent)).toMatchObject({ address_line1: "", country: "" });
});
