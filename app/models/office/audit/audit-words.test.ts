import { expect, test } from "vitest";
import { auditEntryText, auditNames } from "./audit-words";

const dollars = { currency: "USD", momentText: (at: Date) => `at ${at.getTime()}` } as const;

test("a moment is said on the shop's clock", () => {
  const after = { password_changed_at: "1970-01-01T00:00:02.041+00:00", name: "2026-11-28" };
  expect(auditEntryText({ before: {}, after }, dollars)).toBe(
    "Password changed at: at 2041; Name: 2026-11-28",
  );
});

test("a change says each field with both values, amounts as money (rule office-23)", () => {
  const before = { final_price_minor: 1200, name: "Mug", is_active: true, note: "" };
  const after = { final_price_minor: 999, name: "Cup", is_active: false, note: "Big" };
  expect(auditEntryText({ before, after }, dollars)).toBe(
    "Final price: $12.00 → $9.99; Name: Mug → Cup; Is active: yes → no; Note: Big",
  );
});

test("what is new and what is gone say so; technical columns are left out", () => {
  expect(auditEntryText({ before: null, after: { id: 3, sku: "MUG" } }, dollars)).toBe("Added. Sku: MUG");
  expect(auditEntryText({ before: { sku: "MUG" }, after: null }, dollars)).toBe("Removed. Sku: MUG");
  expect(auditEntryText({ before: { note: "a" }, after: { note: null } }, dollars)).toBe("Note: a → nothing");
});

test("a long value is cut", () => {
  expect(auditEntryText({ before: null, after: { html: "x".repeat(100) } }, dollars)).toBe(
    `Added. Html: ${"x".repeat(60)}…`,
  );
});

test("says pictures by their alternative texts, and nested amounts as money", () => {
  const images = [{ url: "/media/a", alt: "A blue mug" }];
  expect(auditEntryText({ before: { images: [] }, after: { images } }, dollars)).toBe(
    "Images: 1 (“A blue mug”)",
  );
  expect(auditEntryText({ before: { images }, after: { images: [] } }, dollars)).toBe(
    "Images: 1 (“A blue mug”) → nothing",
  );
  const after = { terms: { perOrderMinor: 250 } };
  expect(auditEntryText({ before: { terms: { perOrderMinor: 200 } }, after }, dollars)).toBe(
    "Terms: per order: $2.00 → $2.50",
  );
});

test("what was changed is named in words", () => {
  expect(auditNames("orders", "1001")).toBe("Order 1001");
  expect(auditNames("odd_table", "7")).toBe("odd table 7");
});
