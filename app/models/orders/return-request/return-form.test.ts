import { expect, test } from "vitest";
import { qtyField, returnSchema } from "./return-form";

test("pieces of lines that go back are read, empty fields and zeros are not", () => {
  expect(
    returnSchema.parse({ qty: { l7: "2", l8: "", l9: "0" }, reason: "damaged", comment: " Broken " }),
  ).toEqual({ pieces: [{ orderItemId: 7, qty: 2 }], reason: "damaged", comment: "Broken" });
  expect(qtyField(7)).toBe("qty.l7");
});

test.each([
  [{ qty: { l7: "1.5" }, reason: "damaged" }],
  [{ qty: { l7: "-1" }, reason: "damaged" }],
  [{ qty: { l7: "two" }, reason: "damaged" }],
  [{ qty: { 7: "1" }, reason: "damaged" }],
  [{ qty: { l7: "1" }, reason: "" }],
  [{ qty: { l7: "1" }, reason: "constructor" }],
  [{ qty: { l7: "1" }, reason: "damaged", comment: "x".repeat(1001) }],
])("%j is refused", (answers) => {
  expect(returnSchema.safeParse(answers).success).toBe(false);
});
