import { describe, expect, test } from "vitest";
import { clientAvailability, clientErrorText } from "./client-availability";

describe("clientAvailability", () => {
  test.each([
    ["essential", "active", true],
    ["essential", "inactive", true],
    ["marketplaceseller", "active", true],
    ["marketplace", "inactive", false],
  ] as const)("%s, %s, frontend %s is shown", (type, status, frontendStatus) => {
    expect(clientAvailability({ type, status, frontendStatus })).toBeNull();
  });

  test.each([
    ["inactive", true],
    ["active", false],
  ])("a seller's shop, %s, frontend %s, is not found", (status, frontendStatus) => {
    expect(clientAvailability({ type: "marketplaceseller", status, frontendStatus })).toEqual({
      status: 404,
      reason: "client-not-found",
      message: "Shop not found",
    });
  });

  test("an essential shop that is switched off is unavailable", () => {
    expect(clientAvailability({ type: "essential", status: "active", frontendStatus: false })).toEqual({
      status: 404,
      reason: "client-unavailable",
      message: "Shop unavailable",
    });
  });
});

test("a missing shop is not found", () => {
  expect(clientAvailability(null)?.reason).toBe("client-not-found");
});

describe("clientErrorText", () => {
  const names = { host: "nowhere.example", email: "support@example.com" };

  test.each([
    ["client-unavailable", "Please try back again soon."],
    ["client-not-found", "We can't seem to find nowhere.example"],
    ["fault", "Something went wrong. Please contact support@example.com"],
  ])("%s reads '%s'", (reason, text) => {
    expect(clientErrorText(reason, names)).toBe(text);
  });
});
