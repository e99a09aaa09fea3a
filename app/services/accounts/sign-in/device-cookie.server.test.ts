import { expect, test } from "vitest";
import type { Tenant } from "~/models/shops/tenant";
import { DEVICE_LIFETIME_MS, deviceCookie, knownDevice } from "./device-cookie.server";

const setAt = new Date("2026-03-01T12:00:00Z");
const at = (afterMs: number, over: { secret?: string; tenantId?: string } = {}) => ({
  tenant: { id: over.tenantId ?? "t1" } as Tenant,
  secret: over.secret ?? "s".repeat(32),
  origin: "http://harbor.localhost",
  now: () => new Date(setAt.getTime() + afterMs),
});
const cookie = deviceCookie(at(0), 7).split(";")[0] ?? "";

test("a browser is a known device of the customer who signed in", () => {
  expect(knownDevice(at(0), cookie, 7)).toMatch(/^[\w-]{22}$/);
});

test("each sign-in creates a new device", () => {
  expect(deviceCookie(at(0), 7)).not.toBe(deviceCookie(at(0), 7));
});

test("for exactly half a year", () => {
  expect(knownDevice(at(DEVICE_LIFETIME_MS - 1), cookie, 7)).not.toBeNull();
  expect(knownDevice(at(DEVICE_LIFETIME_MS), cookie, 7)).toBeNull();
});

test.each([
  ["another customer", at(0), cookie, 8],
  ["another tenant", at(0, { tenantId: "t2" }), cookie, 7],
  ["another key", at(0, { secret: "k".repeat(32) }), cookie, 7],
  ["a made-up signature", at(0), "awning_device=AAAA.zzzz.BBBB", 7],
  ["a later date written in", at(0), cookie.replace(/\.\w+\./, ".zzzzzzzz."), 7],
  ["no cookie", at(0), null, 7],
])("not with %s", (_, ctx, header, customerId) => {
  expect(knownDevice(ctx, header, customerId)).toBeNull();
});
