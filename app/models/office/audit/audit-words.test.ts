import { expect, test } from "vitest";
import { auditEntryText, auditNames } from "./audit-words";

test("a change says each field with both values, amounts as money (rule office-23)", () => {
  const before = { final_price_minor: 1200, name: "Mug", is_active: true, note: "" };
  const after = { final_price_minor: 999, name: "Cup", is_active: false, note: "Big" };
  expect(auditEntryText({ before, after }, "USD")).toBe(
    "Final price: $12.00 → $9.99; Name: Mug → Cup; Is active: yes → no; Note: Big",
  );
});

test("what is new and what is gone say so; technical columns are left out", () => {
  expect(auditEntryText({ before: null, after: { id: 3, sku: "MUG" } }, "USD")).toBe("Added. Sku: MUG");
  expect(auditEntryText({ before: { sku: "MUG" }, after: null }, "USD")).toBe("Removed. Sku: MUG");
  expect(auditEntryText({ before: { note: "a" }, after: { note: null } }, "USD")).toBe("Note: a → nothing");
});

test("a long value is cut", () => {
  expect(auditEntryText({ before: null, after: { html: "x".repeat(100) } }, "USD")).toBe(
    `Added. Html: ${"x".repeat(60)}…`,
  );
});

test("what was changed is named in words", () => {
  expect(auditNames("orders", "1001")).toBe("Order 1001");
  expect(auditNames("odd_table", "7")).toBe("odd table 7");
});
