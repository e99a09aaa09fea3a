import { expect, test } from "vitest";
import * as say from "./describe";
import { fieldList } from "./field-list";

test("a field has its name, label, values and default", () => {
  expect(fieldList({ count: say.count("Tiles", { min: 2, max: 5, default: 4, help: "In a row." }) })).toBe(
    "- `count`: Tiles (2 to 5; `4`)",
  );
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
  expect(fieldList({ size })).toBe("- `size`: Height (`small`, `medium` (400 px), `quiet` (plain); `small`)");
});

test("it says what else a field is read as", () => {
  const title = say.text("Title", { alsoNamed: ["name"] });
  expect(fieldList({ title })).toBe("- `title`: Title (also read as `name`)");
});

test("a text says nothing of what it takes, and a switch its default", () => {
  expect(fieldList({ a: say.text("Title"), b: say.flag("Show it", { default: true }) })).toBe(
    "- `a`: Title\n- `b`: Show it (`true`)",
  );
});
