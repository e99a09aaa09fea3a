import { expect, it } from "vitest";
import type { Coordinates } from "../shops/visitors/coordinates";
import { sellersNear } from "./sellers-near";

const origin = { latitude: 0, longitude: 0 };
/** A mile along the equator is 0.014473 degrees. */
const milesEast = (miles: number): Coordinates => ({
  latitude: 0,
  longitude: (miles * 1.609344) / 111.19508,
});
const seller = (name: string, place: Coordinates | null) => ({ name, place });

it("are those up to a distance, each in every larger one, too", () => {
  const sellers = [
    seller("here", origin),
    seller("edge", milesEast(9.99)),
    seller("beyond", milesEast(10.01)),
    seller("far", milesEast(99)),
    seller("away", milesEast(101)),
    seller("unknown", null),
  ];
  expect(sellersNear(sellers, origin).namesWithin).toEqual({
    "10": ["here", "edge"],
    "25": ["here", "edge", "beyond"],
    "50": ["here", "edge", "beyond"],
    "100": ["here", "edge", "beyond", "far"],
  });
});

it("have another name at another place and with other sellers", () => {
  const one = [seller("here", origin)];
  const names = [
    sellersNear(one, origin),
    sellersNear(one, milesEast(1)),
    sellersNear([...one, seller("edge", milesEast(3))], origin),
  ].map(({ name }) => name);
  expect(new Set(names).size).toBe(3);
});
