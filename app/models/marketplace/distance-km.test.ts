import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "./distance-km";

const newYork = { latitude: 40.7128, longitude: -74.006 };
const london = { latitude: 51.5074, longitude: -0.1278 };

it("measures London to New York", () => {
  expect(distanceKm(newYork, london)).toBeCloseTo(5570, -1);
});

it("takes the shorter way across the date line", () => {
  expect(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(222.4, 1);
});

it("is half the circumference between antipodes", () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
});

it("is never negative and is symmetric", () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const there = distanceKm(a, b);
      return there >= 0 && there < 20_016 && Math.abs(there - distanceKm(b, a)) < 1e-6;
    }),
  );
});
