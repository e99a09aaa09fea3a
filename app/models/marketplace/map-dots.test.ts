import { describe, expect, test } from "vitest";
import { mapDots } from "./map-dots";
import { emptyProfile } from "./seller-profile";
import { mapPaths, mapPoint, mapSize } from "./us-map";

const at = (code: string, latitude: number, longitude: number) => ({
  code,
  name: code,
  profile: { ...emptyProfile, place: { latitude, longitude } },
});
const seattle = at("seattle", 47.6, -122.33);
const miami = at("miami", 25.77, -80.2);
const nazareth = at("nazareth", 40.745, -75.3199);

describe("the map of sellers", () => {
  test("has the west on the left and the north above", () => {
    const [west, south, east] = mapDots([seattle, miami, nazareth]);
    expect(west?.x).toBeLessThan(200);
    expect(west?.y).toBeLessThan(150);
    expect(south?.y).toBeGreaterThan(500);
    expect(east?.x).toBeGreaterThan(800);
  });

  test("has its middle at 37.5° north, 96° west", () => {
    expect(mapPoint({ latitude: 37.5, longitude: -96 })).toEqual({ x: 500, y: 325 });
  });

  test("leaves out sellers that lie elsewhere, and those without a known place", () => {
    const unknown = { code: "unknown", name: "unknown", profile: emptyProfile };
    expect(mapDots([at("honolulu", 21.3, -157.86), at("paris", 48.86, 2.35), unknown])).toEqual([]);
  });

  test("shows at most 200", () => {
    expect(mapDots(Array.from({ length: 300 }, () => nazareth))).toHaveLength(200);
  });

  test("is drawn within its bounds by a few kilobytes", () => {
    const { country, states } = mapPaths();
    const numbers = [...`${country}${states}`.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(numbers.every(([x = -1]) => x >= 0 && x <= mapSize.width)).toBe(true);
    expect(numbers.every(([, y = -1]) => y >= 0 && y <= mapSize.height)).toBe(true);
    expect(country.length + states.length).toBeLessThan(5000);
  });
});
