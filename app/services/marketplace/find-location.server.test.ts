import { describe, expect, it } from "vitest";
import { findLocation } from "./find-location.server";
import { PostalPlaces } from "./postal-places.server";

const nazareth = { latitude: 40.745, longitude: -75.3199 };
const ctx = { places: new PostalPlaces() };

describe("the location of a postal code", () => {
  it.each([
    ["18064", nazareth],
    ["18064-1234", nazareth],
    ["90210", { latitude: 34.0901, longitude: -118.4065 }],
    ["00601", { latitude: 18.16, longitude: -66.72 }],
    ["01001", { latitude: 42.0702, longitude: -72.6227 }],
    ["99950", { latitude: 55.3422, longitude: -131.6478 }],
    ["K1A 0B1", { latitude: 45.4207, longitude: -75.7023 }],
    ["v6b1a1", { latitude: 49.2836, longitude: -123.1041 }],
  ])("of %s is known", async (code, place) => {
    expect(await findLocation(ctx, code)).toEqual(place);
  });

  it.each([
    ["18064", "PA"],
    ["90001-1234", "CA"],
    ["00601", "PR"],
    ["20001", "DC"],
    ["K1A 0B1", "ON"],
    ["A1A", "NL"],
    ["99999", null],
    ["Nazareth", null],
  ])("of %s is in the state %s", async (code, state) => {
    expect(await ctx.places.findState(code)).toBe(state);
  });

  it.each(["00000", "99999", "E9Z 9Z9"])("of %s is not, because it is not a place", async (code) => {
    await expect(findLocation(ctx, code)).rejects.toMatchObject({ code: "not_found", field: "postalCode" });
  });

  it("is asked of postal codes alone", async () => {
    await expect(findLocation(ctx, "Nazareth")).rejects.toMatchObject({ code: "invalid" });
  });

  it("is read once, however many ask at the same time", async () => {
    const places = new PostalPlaces();
    const found = await Promise.all(["18064", "18064", "K1A"].map((code) => places.find(code)));
    expect(found).toEqual([nazareth, nazareth, { latitude: 45.4207, longitude: -75.7023 }]);
  });
});

describe("the postal code nearest to a place", () => {
  it.each([
    ["18064", { latitude: 40.7451, longitude: -75.32 }],
    ["K1A", { latitude: 45.4207, longitude: -75.7023 }],
    ["00601", { latitude: 18.16, longitude: -66.72 }],
  ])("is %s", async (postalCode, place) => {
    expect(await ctx.places.findNearest(place)).toMatchObject({ postalCode });
  });
});
