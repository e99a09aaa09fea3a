import { expect, test } from "vitest";
import { moveInTree, type TreeMove, treeRows } from "./category-tree";

const entry = (slug: string, parent: string | null, position: number) => ({
  slug,
  name: slug,
  parent,
  position,
  isShown: true,
});
// Two without a place of their own come last, by name.
const entries = [
  entry("kitchen", null, 0),
  entry("mugs", "kitchen", 0),
  entry("plates", "kitchen", 1),
  entry("bath", null, 9),
  entry("attic", null, 9),
];

const shown = (move: TreeMove) => {
  const changes = moveInTree(entries, move);
  const after = entries.map((one) => ({ ...one, ...changes.find(({ slug }) => slug === one.slug) }));
  return treeRows(after).map(({ slug, depth }) => `${"-".repeat(depth)}${slug}`);
};

test("rows stand below their parents, with the steps that lead somewhere (rule office-75)", () => {
  expect(treeRows(entries).map(({ slug, depth, steps }) => [slug, depth, steps.join(" ")])).toEqual([
    ["kitchen", 0, "down"],
    ["mugs", 1, "down out"],
    ["plates", 1, "up in out"],
    ["attic", 0, "up down in"],
    ["bath", 0, "up in"],
  ]);
});

test.each<[TreeMove, string[]]>([
  [{ slug: "bath", step: "up" }, ["kitchen", "-mugs", "-plates", "bath", "attic"]],
  [{ slug: "kitchen", step: "down" }, ["attic", "kitchen", "-mugs", "-plates", "bath"]],
  [{ slug: "plates", step: "in" }, ["kitchen", "-mugs", "--plates", "attic", "bath"]],
  [{ slug: "mugs", step: "out" }, ["kitchen", "-plates", "mugs", "attic", "bath"]],
  [{ slug: "bath", beside: "mugs", as: "before" }, ["kitchen", "-bath", "-mugs", "-plates", "attic"]],
  [{ slug: "bath", beside: "kitchen", as: "inside" }, ["kitchen", "-mugs", "-plates", "-bath", "attic"]],
  [{ slug: "kitchen", beside: "bath", as: "after" }, ["attic", "bath", "kitchen", "-mugs", "-plates"]],
])("%j makes %j", (move, rows) => expect(shown(move)).toEqual(rows));

test.each<TreeMove>([
  { slug: "kitchen", beside: "mugs", as: "inside" },
  { slug: "kitchen", beside: "mugs", as: "before" },
  { slug: "kitchen", step: "up" },
  { slug: "nothing", step: "up" },
])("%j leads nowhere", (move) => expect(moveInTree(entries, move)).toEqual([]));
