import { describe, expect, test } from "vitest";
import {
  chosenFilters,
  currentView,
  type ListAddress,
  listHref,
  readListAddress,
  savedQuery,
  withoutFilter,
} from "./list-address";
import { plainAddress, teas } from "./list-fixture";

const read = (query: string) => readListAddress(teas, new URLSearchParams(query));
const at = (change: Partial<ListAddress>): ListAddress => ({ ...plainAddress, ...change });

describe("the address of a list (rule office-3)", () => {
  test("without a query is the list as it is opened", () => {
    expect(read("")).toEqual(plainAddress);
  });

  test("says what is looked for, in which order, from where on", () => {
    expect(read("q=+oolong+&sort=name&after=x")).toEqual(at({ q: "oolong", sort: "name", after: "x" }));
  });

  test("holds the chosen values of each filter", () => {
    const query = "state=sold&state=gone&leaf=green&leaf=black&picked-from=2026-01-31&price-max=12";
    expect(read(query).filters).toEqual({
      state: ["sold", "gone"],
      leaf: ["green"],
      "picked-from": ["2026-01-31"],
      "price-max": ["12"],
    });
  });

  test.each([
    "state=stolen",
    "picked-from=tomorrow",
    "picked-until=2026-13-01",
    "picked-from=12026-01-01",
    "color=red",
    "sort=price",
    `q=${"x".repeat(201)}`,
    `${"a=b&".repeat(100)}q=late`,
    "q=++",
  ])("leaves out what it does not know: %s", (query) => {
    expect(read(query)).toEqual(plainAddress);
  });

  test("reads at most twenty values of a filter", () => {
    expect(read("state=sold&".repeat(30)).filters.state).toHaveLength(20);
  });

  test("shows the columns it names, and always the one that leads on", () => {
    expect(read("column=origin").columns).toEqual(["name", "origin"]);
    expect(read("column=price&column=nothing").columns).toEqual(["name", "price"]);
  });
});

describe("a link to a list", () => {
  test("says only what is unusual", () => {
    expect(listHref(teas, plainAddress)).toBe("/admin/teas");
    const all = at({
      q: "oolong",
      filters: { state: ["sold", "gone"], "price-min": ["5"] },
      sort: "name",
      columns: ["name", "origin"],
    });
    const href = "/admin/teas?q=oolong&state=sold&state=gone&price-min=5&sort=name&column=name&column=origin";
    expect(listHref(teas, all)).toBe(href);
    expect(read(href.split("?")[1] ?? "")).toEqual(all);
  });

  test("leads to the first page, or to where it is told", () => {
    expect(listHref(teas, at({ after: "x" }))).toBe("/admin/teas");
    expect(listHref(teas, at({ q: "a" }), { after: "x" })).toBe("/admin/teas?q=a&after=x");
  });
});

test("one chosen value is taken away, and its filter with the last one", () => {
  const filters = { state: ["sold", "gone"], leaf: ["green"] };
  expect(withoutFilter(filters, "state", "sold")).toEqual({ state: ["gone"], leaf: ["green"] });
  expect(withoutFilter(filters, "leaf", "green")).toEqual({ state: ["sold", "gone"] });
  expect(withoutFilter(filters, "state")).toEqual({ leaf: ["green"] });
  expect(withoutFilter(filters, "price-min", "5")).toEqual(filters);
});

test("what is chosen is said in words", () => {
  const filters = {
    state: ["gone"],
    leaf: ["green"],
    "picked-from": ["2026-01-31"],
    "picked-until": ["2026-02-01"],
    "price-min": ["5"],
    "price-max": ["12"],
  };
  expect(chosenFilters(teas, at({ filters })).map(({ text }) => text)).toEqual([
    "Sold out",
    "Leaf: green",
    "Picked from 2026-01-31",
    "Picked until 2026-02-01",
    "Price at least 5",
    "Price at most 12",
  ]);
  expect(chosenFilters(teas, at({ filters }))[0]).toMatchObject({ key: "state", value: "gone" });
});

describe("the view that is open", () => {
  const gone = { state: ["gone"] };
  const saved = [{ key: "saved-1", label: "Gone, by name", query: "sort=name&state=gone" }];

  test.each<[string, Partial<ListAddress>, string | null]>([
    ["nothing is chosen", {}, "all"],
    ["its filters are chosen", { filters: gone }, "gone"],
    [
      "its filters are chosen in another order and with other columns",
      { filters: gone, columns: ["name"] },
      "gone",
    ],
    ["more is chosen", { filters: { ...gone, leaf: ["green"] } }, null],
    ["something is looked for", { q: "oolong" }, null],
  ])("where %s", (_, change, view) => {
    expect(currentView(teas, at(change))).toBe(view);
  });

  test("is a saved one with its order before others", () => {
    expect(currentView(teas, at({ filters: gone, sort: "name" }), saved)).toBe("saved-1");
    expect(currentView(teas, at({ filters: gone }), saved)).toBe("gone");
  });

  test("is the first one, though an empty query was saved", () => {
    expect(currentView(teas, plainAddress, [{ key: "saved-2", label: "Mine", query: "" }])).toBe("all");
  });
});

test("a view is saved without the page it was saved on", () => {
  expect(savedQuery(teas, at({ q: "oolong", after: "x" }))).toBe("q=oolong");
});
