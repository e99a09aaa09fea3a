import { describe, expect, it } from "vitest";
import { type CheckoutProgress, partStates } from "./checkout-part";

const nothing: CheckoutProgress = {
  needsShipping: true,
  hasContact: false,
  hasShippingAddress: false,
  hasShippingMethod: false,
  hasPayment: false,
};
const untilMethod = { ...nothing, hasContact: true, hasShippingAddress: true };
const everything = { ...untilMethod, hasShippingMethod: true, hasPayment: true };

const openPart = (progress: CheckoutProgress, asked: string | null = null) =>
  partStates(progress, asked).find(({ state }) => state === "open")?.part;

describe("partStates", () => {
  it("opens the first part that is not done", () => {
    expect(openPart(nothing)).toBe("contact");
    expect(openPart(untilMethod)).toBe("shipping-method");
    expect(openPart(everything)).toBe("review");
  });

  it("opens an earlier part when it is asked for", () => {
    expect(openPart(untilMethod, "contact")).toBe("contact");
  });

  it("does not jump over a part that is not done", () => {
    expect(openPart(untilMethod, "payment")).toBe("shipping-method");
    expect(openPart(nothing, "review")).toBe("contact");
  });

  it("ignores a part it does not know", () => {
    expect(openPart(untilMethod, "gift-wrap")).toBe("shipping-method");
  });

  it("has exactly one open part, and only waiting ones are undone", () => {
    const states = partStates(untilMethod, "contact");
    expect(states.map(({ state }) => state)).toEqual(["open", "done", "waiting", "waiting", "waiting"]);
  });

  it("leaves delivery out when nothing is delivered", () => {
    const states = partStates({ ...nothing, needsShipping: false, hasContact: true }, "shipping-address");
    expect(states.map(({ part }) => part)).toEqual(["contact", "payment", "review"]);
    expect(states.find(({ state }) => state === "open")?.part).toBe("payment");
  });
});

it("reopens the very part that is next when it is asked for, and no later one", () => {
  expect(openPart(untilMethod, "shipping-method")).toBe("shipping-method");
  expect(openPart(everything, "review")).toBe("review");
  expect(partStates(everything, "contact").map(({ state }) => state)).toEqual([
    "open",
    "done",
    "done",
    "done",
    "waiting",
  ]);
});
