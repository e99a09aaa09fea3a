import { expect, it } from "vitest";
import { nearestSeller } from "./nearest-seller";

const nazareth = { latitude: 40.745, longitude: -75.3199 };
const philadelphia = { id: "1", isActive: true, place: { latitude: 39.9526, longitude: -75.1652 } };
const allentown = { id: "2", isActive: true, place: { latitude: 40.6023, longitude: -75.4714 } };
const nowhere = { id: "3", isActive: true, place: null };

it("is the one at the shortest distance", () => {
  expect(nearestSeller([philadelphia, allentown], nazareth)).toBe(allentown);
});

it("is never an inactive one", () => {
  expect(nearestSeller([philadelphia, { ...allentown, isActive: false }], nazareth)).toBe(philadelphia);
});

it("is one without a known place only if there is no other", () => {
  expect(nearestSeller([nowhere, philadelphia], nazareth)).toBe(philadelphia);
  expect(nearestSeller([nowhere], nazareth)).toBe(nowhere);
});

it("does not depend on the input order for equal distances", () => {
  const twin = { ...allentown, id: "9" };
  expect(nearestSeller([twin, allentown], nazareth)).toBe(allentown);
});

it("is null without sellers", () => {
  expect(nearestSeller([], nazareth)).toBeNull();
});
