import { expect, it } from "vitest";
import { ringKm, ringName } from "./distance-ring";

it.each([
  ["10", 16.09344],
  ["100", 160.9344],
])("%s miles are %d km", (key, km) => {
  expect(ringKm(key)).toBeCloseTo(km);
});

it.each(["5", "10.0", "", "-10", "1e1", "many"])("%o is no distance to choose", (key) => {
  expect(ringKm(key)).toBeNull();
});

it("is named in words", () => {
  expect(ringName("25")).toBe("Within 25 miles");
});
