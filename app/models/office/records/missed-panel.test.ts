import { expect, test } from "vitest";
import { missedPanel } from "./missed-panel";

const now = new Date("2026-03-04T10:00:00Z");
const clock = { zone: "UTC", now };
const asked = (path: string, hits = 1) => ({ path, hits, lastAt: new Date("2026-03-04T08:05:00Z") });
const rowsOf = (missed: Parameters<typeof missedPanel>[0], mayChange = true) => {
  const panel = missedPanel(
    missed,
    new Set(["/gone"]),
    clock,
    mayChange ? (path) => `/new?from=${path}` : null,
  );
  return panel.kind === "rows" ? panel.rows : [];
};

test("an address that led nowhere says how often, and leads to the form of its redirect", () => {
  expect(rowsOf([asked("/old mugs", 3)])).toEqual([
    {
      title: "/old mugs",
      sub: "Asked for 3 times, last Today 8:05",
      to: "/new?from=/old mugs",
      end: "Make a redirect",
    },
  ]);
});

test("those who may not change redirects only read", () => {
  expect(rowsOf([asked("/lost")], false)).toEqual([
    { title: "/lost", sub: "Asked for once, last Today 8:05" },
  ]);
});

test("addresses with a redirect by now, and those that cannot have one, are left out", () => {
  expect(rowsOf([asked("/Gone/"), asked("/cart/x"), asked("/checkout")]).map(({ title }) => title)).toEqual([
    "/cart/x",
  ]);
});
