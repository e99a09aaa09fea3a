import { expect, test } from "vitest";
import { auditLine } from "./audit-entry";

const entry = {
  at: "2026-03-01T12:00:00.000Z",
  actor: { kind: "staff", staffId: 3 },
  subject: "offers",
  subjectId: "7",
} as const;

test.each([
  [{ price_minor: 100 }, { price_minor: 200 }, "changed offers 7: price_minor 100 -> 200"],
  [null, { price_minor: 200 }, "added offers 7: price_minor 200"],
  [{ price_minor: 100 }, null, "removed offers 7: price_minor 100"],
])("%j to %j is one line", (before, after, line) => {
  expect(auditLine({ ...entry, before, after })).toBe(`2026-03-01T12:00:00.000Z staff 3 ${line}`);
});

test.each([
  [118, `"${"x".repeat(118)}"`],
  [119, `"${"x".repeat(119)}...`],
])("a value of %i characters in quotes is written up to 120", (length, shown) => {
  const line = auditLine({ ...entry, before: null, after: { html: "x".repeat(length) } });
  expect(line.endsWith(`html ${shown}`)).toBe(true);
});
