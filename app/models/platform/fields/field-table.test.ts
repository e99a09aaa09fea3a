import { expect, test } from "vitest";
import * as say from "./describe";
import { fieldTable } from "./field-table";

const rows = (fields: Parameters<typeof fieldTable>[0]) => fieldTable(fields, "field").split("\n").slice(2);

test("a field has its name, label, help, values and default", () => {
  expect(rows({ count: say.count("Tiles", { min: 2, max: 5, default: 4, help: "In a row." }) })).toEqual([
    "| `count` | Tiles. In a row. | whole number from 2 to 5 | `4` |",
  ]);
});

test("a choice has its words, with their labels where those say more", () => {
  const size = say.choice(
    "Height",
    [
      ["small", "Small"],
      ["medium", "Medium (400 px)"],
      ["quiet", "Plain"],
    ],
    { default: "small" },
  );
  expect(rows({ size })).toEqual([
    "| `size` | Height | `small`, `medium` (400 px), `quiet` (plain) | `small` |",
  ]);
});

test("it says when a field counts, and what else it is read as", () => {
  const title = say.text("Title", { when: { field: "on", is: [true] }, alsoNamed: ["name"] });
  expect(rows({ title })).toEqual([
    "| `title` | Title. Only where `on` is `true`. Also read as `name`. | text |  |",
  ]);
});

test("a bar does not end a cell", () => {
  expect(rows({ a: say.text("Choices", { help: "As `a|b`." }) })).toEqual([
    "| `a` | Choices. As `a\\|b`. | text |  |",
  ]);
});
