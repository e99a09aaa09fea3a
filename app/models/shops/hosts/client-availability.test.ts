import { describe, expect, test } from "vitest";
import { clientAvailability, clientErrorText } from "./client-availability";

describe("clientAvailability", () => {
  test.each([
    ["essential", "active", true],
    ["essential", "inactive", true],
    ["marketplaceseller", "active", true],
    ["marketplace", "active", true],
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

  test.each([
    ["essential", "active"],
    ["marketplace", "active"],
    ["marketplace", "inactive"],
  ] as const)("%s, %s, that is switched off is unavailable", (type, status) => {
    expect(clientAvailability({ type, status, frontendStatus: false })).toEqual({
      status: 404,
      reason: "client-unavailable",
      message: "Shop unavailable",
    });
  });

  test("a marketplace that is not active is neither", () => {
    expect(clientAvailability({ type: "marketplace", status: "inactive", frontendStatus: true })).toEqual({
      status: 404,
      reason: "client-inactive",
      message: "Something went wrong.",
    });
  });
});

test("a missing shop is not found", () => {
  expect(clientAvailability(null)?.reason).toBe("client-not-found");
});

test.each([
  ["client-unavailable", "Please try back again soon."],
  ["client-not-found", "We can’t seem to find nowhere.example"],
  ["client-inactive", "Something went wrong."],
])("the heading of %s is '%s'", (reason, text) => {
  expect(clientErrorText(reason, "nowhere.example")).toBe(text);
});
