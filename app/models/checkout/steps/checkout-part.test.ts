import { describe, expect, it } from "vitest";
import { type CheckoutProgress, partStates } from "./checkout-part";

const nothing: CheckoutProgress = {
  needsShipping: true,
  hasContact: false,
  hasShippingAddress: false,
  hasShippingMethod: false,
};
const untilMethod = { ...nothing, hasContact: true, hasShippingAddress: true };
const everything = { ...untilMethod, hasShippingMethod: true };

const openPart = (progress: CheckoutProgress, asked: string | null = null) =>
  partStates(progress, asked).find(({ state }) => state === "open")?.part;

describe("partStates", () => {
  it("opens the first incomplete part", () => {
    expect(openPart(nothing)).toBe("contact");
    expect(openPart(untilMethod)).toBe("shipping-method");
    expect(openPart(everything)).toBe("payment");
  });

  it("opens an earlier part on request", () => {
    expect(openPart(untilMethod, "contact")).toBe("contact");
  });

  it("does not skip an incomplete part", () => {
    expect(openPart(untilMethod, "payment")).toBe("shipping-method");
    expect(openPart(nothing, "shipping-method")).toBe("contact");
  });

  it("ignores an unknown part", () => {
    expect(openPart(untilMethod, "gift-wrap")).toBe("shipping-method");
  });

  it("opens exactly one part, and only waiting parts are incomplete", () => {
    const states = partStates(untilMethod, "contact");
    expect(states.map(({ state }) => state)).toEqual(["open", "done", "waiting", "waiting"]);
  });

  it("has no delivery parts if nothing is delivered", () => {
    const states = partStates({ ...nothing, needsShipping: false, hasContact: true }, "shipping-address");
    expect(states.map(({ part }) => part)).toEqual(["contact", "payment"]);
    expect(states.find(({ state }) => state === "open")?.part).toBe("payment");
  });
});

it("opens the next incomplete part on request, but no later one", () => {
  expect(openPart(untilMethod, "shipping-method")).toBe("shipping-method");
  expect(openPart(everything, "payment")).toBe("payment");
  expect(partStates(everything, "contact").map(({ state }) => state)).toEqual([
    "open",
    "done",
    "done",
    "waiting",
  ]);
});
