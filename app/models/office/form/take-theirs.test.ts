import { expect, test } from "vitest";
import { readTheirs, takeTheirs } from "./take-theirs";

const mine = { name: "Mug", price: "9", rows: [{ to: "a" }, { to: "b" }] };
const theirs = { name: "Cup", price: "8", rows: [{ to: "c" }, { to: "d" }] };

test("each differing field is taken from the one or the other (rule office-7)", () => {
  expect(takeTheirs(mine, theirs, ["name", "rows[1].to"])).toEqual({
    name: "Cup",
    price: "9",
    rows: [{ to: "a" }, { to: "d" }],
  });
  expect(takeTheirs(mine, theirs, ["rows"])).toEqual({ ...mine, rows: theirs.rows });
  expect(takeTheirs(mine, theirs, [])).toEqual(mine);
});

test.each([undefined, "", "{", "[1]", '{"name":null}'])("%s is what no form brings back", (text) => {
  expect(readTheirs(text)).toBeUndefined();
});

test("what someone else saved comes back as it was sent", () => {
  expect(readTheirs(JSON.stringify(theirs))).toEqual(theirs);
});
