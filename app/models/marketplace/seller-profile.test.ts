import { describe, expect, test } from "vitest";
import { emptyProfile, sellerProfileSchema, townText } from "./seller-profile";

test("a seller may say nothing", () => {
  expect(emptyProfile).toMatchObject({ logo: "", story: "", place: null, opening: [], policies: [] });
});

describe("a profile is refused", () => {
  test.each([
    ["with a logo that is a script", { logo: "javascript:alert(1)" }],
    ["with a logo of another host without a scheme", { logo: "//evil.example/a.png" }],
    ["with half a place", { place: { latitude: 40 } }],
    ["with a place that is not on earth", { place: { latitude: 91, longitude: 0 } }],
    ["with a key it does not have", { storey: "x" }],
    ["with an endless story", { story: "x".repeat(4001) }],
  ])("%s", (_, profile) => {
    expect(sellerProfileSchema.safeParse(profile).success).toBe(false);
  });
});

test.each([
  [{ city: "Nazareth", region: "PA" }, "Nazareth, PA"],
  [{ city: "Nazareth" }, "Nazareth"],
  [{}, ""],
])("the town of %j is %j", (address, town) => {
  expect(townText(sellerProfileSchema.parse({ address }))).toBe(town);
});
