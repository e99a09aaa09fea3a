import { expect, it } from "vitest";
import { nearestSeller } from "./nearest-seller";

const nazareth = { latitude: 40.745, longitude: -75.3199 };
const philadelphia = { id: "1", place: { latitude: 39.9526, longitude: -75.1652 } };
const allentown = { id: "2", place: { latitude: 40.6023, longitude: -75.4714 } };
const nowhere = { id: "3", place: null };

it("is the one at the shortest distance", () => {
  expect(nearestSeller([philadelphia, allentown], nazareth)).toBe(allentown);
});

it("is none of those without a known place", () => {
  expect(nearestSeller([nowhere, philadelphia], nazareth)).toBe(philadelphia);
  expect(nearestSeller([nowhere], nazareth)).toBeNull();
});

it("does not depend on the input order for equal distances", () => {
  const twin = { ...allentown, id: "9" };
  expect(nearestSeller([twin, allentown], nazareth)).toBe(allentown);
  expect(nearestSeller([allentown, twin], nazareth)).toBe(allentown);
});

it("is null without sellers", () => {
  expect(nearestSeller([], nazareth)).toBeNull();
});
