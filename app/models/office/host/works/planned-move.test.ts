import { expect, test } from "vitest";
import { plannedMove } from "./planned-move";

const rows = new Map([
  ["shops", 1],
  ["products", 28],
  ["carts", 3],
]);

test("a planned move says where it goes, how many rows and what is in its way", () => {
  const free = plannedMove("two", { from: "home", rows, problems: [], isUnended: false });
  expect(free.taken).toEqual([
    "It goes from 'home' to 'two'.",
    "32 rows in 3 tables are copied: 1 shop, 28 products and variations, 0 orders, 0 customers and what belongs to them.",
    "Pictures and files stay where they are.",
  ]);
  expect(free.refused).toEqual([]);
  const problems = ["the database 'two' needs: alter role awning replication"];
  expect(plannedMove("two", { from: "home", rows, problems, isUnended: true }).refused).toEqual([
    "The database 'two' needs: alter role awning replication.",
    "Its last move is not over: confirm or undo it first.",
  ]);
});
