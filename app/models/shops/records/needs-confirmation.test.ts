import { expect, test } from "vitest";
import { needsConfirmation } from "./needs-confirmation";

const confirmedAt = new Date("2026-11-02T12:00:00Z");
const june = { kind: "staff", tenantId: "t", staffId: 1, grants: [] } as const;
const potter = { kind: "seller-staff", tenantId: "t", sellerId: "s", staffId: 2, roles: [] } as const;

test.each([
  ["2026-11-02T12:14:59.999Z", false],
  ["2026-11-02T12:15:00Z", true],
])("staff who proved who they are at noon, at %s (rule staff-14)", (at, needs) => {
  expect(needsConfirmation({ ...june, confirmedAt }, new Date(at))).toBe(needs);
  expect(needsConfirmation({ ...potter, confirmedAt }, new Date(at))).toBe(needs);
});

test("staff who never did have to", () => {
  expect(needsConfirmation(june, confirmedAt)).toBe(true);
});

test("a program and the command line have no person to ask", () => {
  const key = {
    kind: "owner-key",
    tenantId: "t",
    keyId: 1,
    scopes: [],
    shopId: null,
    sellerId: null,
  } as const;
  expect(needsConfirmation(key, confirmedAt)).toBe(false);
  expect(needsConfirmation({ kind: "command-line", command: "staff" }, confirmedAt)).toBe(false);
});
