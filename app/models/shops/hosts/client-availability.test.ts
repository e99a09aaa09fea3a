import { describe, expect, test } from "vitest";
import { clientAvailability, clientErrorText, servesWhilePaused } from "./client-availability";

const selling = { isSellerActive: true };

describe("clientAvailability", () => {
  test.each([
    ["essential", "active", true],
    ["essential", "inactive", true],
    ["marketplaceseller", "active", true],
    ["marketplace", "active", true],
  ] as const)("%s, %s, frontend %s is shown", (type, status, frontendStatus) => {
    expect(clientAvailability({ ...selling, type, status, frontendStatus })).toBeNull();
  });

  test.each([
    ["inactive", true],
    ["active", false],
  ])("a seller's shop, %s, frontend %s, is not found", (status, frontendStatus) => {
    expect(clientAvailability({ ...selling, type: "marketplaceseller", status, frontendStatus })).toEqual({
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
    expect(clientAvailability({ ...selling, type, status, frontendStatus: false })).toEqual({
      status: 404,
      reason: "client-unavailable",
      message: "Shop unavailable",
    });
  });

  test("a marketplace that is not active is neither", () => {
    expect(
      clientAvailability({ ...selling, type: "marketplace", status: "inactive", frontendStatus: true }),
    ).toEqual({
      status: 404,
      reason: "client-inactive",
      message: "Something went wrong.",
    });
  });
});

describe("a shop whose business the host suspended (rule hosting-3)", () => {
  const shop = {
    ...selling,
    type: "essential",
    status: "active",
    frontendStatus: true,
    suspendedWords: "An invoice is open.",
  } as const;

  test("is unavailable, whatever its owner switched", () => {
    expect(clientAvailability(shop)?.reason).toBe("client-unavailable");
    expect(clientAvailability({ ...shop, suspendedWords: "" })?.reason).toBe("client-unavailable");
  });

  test.each([
    ["/order/123", true],
    ["/api/payment/stripe", true],
    ["/checkout", false],
    ["/", false],
  ])("%s is answered: %s", (path, isServed) => {
    expect(servesWhilePaused(shop, path)).toBe(isServed);
  });

  test("is not answered where its owner shut it, too", () => {
    expect(servesWhilePaused({ ...shop, frontendStatus: false }, "/order/123")).toBe(false);
  });
});

describe("the own shop of a seller who is paused", () => {
  const paused = {
    type: "marketplaceseller",
    status: "active",
    frontendStatus: true,
    isSellerActive: false,
  } as const;

  test("is unavailable (rule errors-2)", () => {
    expect(clientAvailability(paused)?.reason).toBe("client-unavailable");
  });

  test.each([
    ["/order/0b0e8ea2", true],
    ["/checkout/success", true],
    ["/checkout/securely-callback", true],
    ["/api/payment/stripe/webhook", true],
    ["/", false],
    ["/checkout", false],
    ["/checkout/cart", false],
    ["/orders-of-tea", false],
    ["/api/product/1", false],
  ])("answers %s: %s (rule sellers-4)", (path, isServed) => {
    expect(servesWhilePaused(paused, path)).toBe(isServed);
  });

  test("answers nothing where it is switched off, too", () => {
    expect(servesWhilePaused({ ...paused, frontendStatus: false }, "/order/0b0e8ea2")).toBe(false);
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
