import { expect, test } from "vitest";
import { compareThree } from "./compare-three";
import { differentFields } from "./different-fields";
import { group, leaf, repeatedNode } from "./leaf";

const form = group("", "", [
  leaf("name", "Name"),
  leaf("text", "Text", { kind: "long text" }),
  repeatedNode("rows", "Rows", "row", group("", "", [leaf("to", "To"), leaf("price", "Price")])),
]);
const row = (to: string, price = "1") => ({ to, price });
const texts = (name: string, text = "", rows = [row("AT"), row("DE")]) => ({ name, text, rows });
const compared = (began: unknown, mine: unknown, theirs: unknown) => {
  const { taken, asked } = compareThree(form, { began, mine, theirs } as Parameters<typeof compareThree>[1]);
  return { taken: taken.map(({ path }) => path), asked: asked.map(({ path }) => path) };
};

test("what only the other changed is taken, what only I changed stays, what both changed is asked (rule office-7)", () => {
  expect(compared(texts("Mug"), texts("Mug", "Mine"), texts("Cup"))).toEqual({ taken: ["name"], asked: [] });
  expect(compared(texts("Mug"), texts("Jug"), texts("Cup"))).toEqual({ taken: [], asked: ["name"] });
  expect(compared(texts("Mug"), texts("Cup"), texts("Cup"))).toEqual({ taken: ["name"], asked: [] });
  expect(compared(texts("Mug"), texts("Jug"), texts("Mug"))).toEqual({ taken: [], asked: [] });
});

test("a field that both changed has both texts; a taken one what it was", () => {
  const three = { began: texts("Mug", "Old"), mine: texts("Jug", "Old"), theirs: texts("Cup", "New") };
  expect(compareThree(form, three)).toEqual({
    taken: [{ path: "text", label: "Text", theirText: "New", myText: "Old" }],
    asked: [{ path: "name", label: "Name", theirText: "Cup", myText: "Jug" }],
  });
});

test("line ends of a browser are no change", () => {
  expect(compared(texts("Mug", "a\nb"), texts("Mug", "a\r\nb"), texts("Mug", "c"))).toEqual({
    taken: ["text"],
    asked: [],
  });
});

test("items in place are compared one by one", () => {
  const [mine, theirs] = [
    [row("AT", "2"), row("DE")],
    [row("AT", "3"), row("FR")],
  ];
  expect(compared(texts("Mug"), texts("Mug", "", mine), texts("Mug", "", theirs))).toEqual({
    taken: ["rows[1].to"],
    asked: ["rows[0].price"],
  });
});

test.each([
  ["one came", [row("AT"), row("DE"), row("FR")], [row("AT", "2"), row("DE")]],
  ["one went from each", [row("DE")], [row("AT")]],
  ["they moved", [row("DE"), row("AT")], [row("AT", "2"), row("DE")]],
])("a list is asked as a whole where %s", (_, mine, theirs) => {
  const [own, other] = [texts("Mug", "", mine), texts("Mug", "", theirs)];
  expect(compared(texts("Mug"), own, other)).toEqual({ taken: [], asked: ["rows"] });
});

test("a list that only the other made longer is taken as a whole", () => {
  const longer = [row("AT"), row("DE"), row("FR")];
  expect(compared(texts("Mug"), texts("Mug"), texts("Mug", "", longer))).toEqual({
    taken: ["rows"],
    asked: [],
  });
});

test("texts that differ after 400 characters are shown around the difference", () => {
  const long = "a".repeat(600);
  const [field] = differentFields(form, texts("Mug", `${long}b`), texts("Mug", `${long}c`));
  expect([field?.myText, field?.theirText]).toEqual([`…${"a".repeat(80)}b`, `…${"a".repeat(80)}c`]);
});
