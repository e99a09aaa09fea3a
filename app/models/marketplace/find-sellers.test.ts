import { describe, expect, test } from "vitest";
import { type FindableSeller, findSellers } from "./find-sellers";

const nazareth = { latitude: 40.745, longitude: -75.3199 };
const potter = {
  id: "1",
  name: "José's Pottery",
  profile: { place: { latitude: 39.9526, longitude: -75.1652 } },
};
const tea = {
  id: "2",
  name: "Allentown Tea",
  profile: { place: { latitude: 40.6023, longitude: -75.4714 } },
};
const books = { id: "3", name: "Books & Tea", profile: { place: null } };
const all: FindableSeller[] = [potter, books, tea];
const ids = (name: string, from: typeof nazareth | null = nazareth, sellers = all) =>
  findSellers(sellers, { name, from }).map(({ seller }) => seller.id);

describe("sellers", () => {
  test("come by distance, those without a known place last", () => {
    expect(ids("")).toEqual(["2", "1", "3"]);
  });

  test("come by name for a visitor without a place", () => {
    expect(ids("", null)).toEqual(["2", "3", "1"]);
  });

  test("equally far away and of the same name come by id", () => {
    const twins = [
      { ...tea, id: "8" },
      { ...tea, id: "5" },
    ];
    expect(ids("", nazareth, twins)).toEqual(["5", "8"]);
  });

  test.each([
    ["tea", ["2", "3"]],
    ["TEA", ["2", "3"]],
    ["tea books", ["3"]],
    ["jose", ["1"]],
    ["  ", ["2", "1", "3"]],
    ["potato", []],
    ["%", []],
  ])("are found by the words %j", (name, found) => {
    expect(ids(name)).toEqual(found);
  });

  test("tell how far away they are", () => {
    const [first, , last] = findSellers(all, { name: "", from: nazareth });
    expect(first?.km).toBeCloseTo(20.3, 0);
    expect(last?.km).toBeNull();
  });
});
