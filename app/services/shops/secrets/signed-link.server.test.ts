import { describe, expect, it } from "vitest";
import { isSignedLink, signLink } from "./signed-link.server";

const secret = "a secret of this test";
const order = { kind: "order", shopId: "shop-1", id: "order-1" } as const;
const preview = { kind: "preview", shopId: "shop-1", id: 7 } as const;
const noon = new Date("2026-03-01T12:00:00Z");
const before = new Date(noon.getTime() - 1);

describe("a signed link", () => {
  it("opens what it was made for", () => {
    expect(isSignedLink(secret, order, signLink(secret, order))).toBe(true);
  });

  it.each([
    ["another order", { ...order, id: "order-2" }],
    ["a quote of the same id", { ...order, kind: "quote" as const }],
    ["the same order number in another shop", { ...order, shopId: "shop-2" }],
    ["parts that are the same when joined", { ...order, shopId: "shop-1:order", id: "-1" }],
  ])("does not open %s", (_, subject) => {
    expect(isSignedLink(secret, subject, signLink(secret, order))).toBe(false);
  });

  it("is worth nothing when cut short, made longer, made up or made with another secret", () => {
    const token = signLink(secret, order);
    for (const other of [token.slice(0, -1), `${token}A`, "", ".", `.${token}`, "zzzzzz"])
      expect(isSignedLink(secret, order, other)).toBe(false);
    expect(isSignedLink(secret, order, signLink("another secret", order))).toBe(false);
  });
});

describe("a signed link with an end", () => {
  const token = signLink(secret, preview, noon);

  it("opens until then", () => {
    expect(isSignedLink(secret, preview, token, before)).toBe(true);
    expect(isSignedLink(secret, preview, token, noon)).toBe(false);
  });

  it("does not open where no time is known", () => {
    expect(isSignedLink(secret, preview, token)).toBe(false);
  });

  it("cannot be given another end, or none", () => {
    const [, signature] = token.split(".");
    for (const other of [`zzzzzzzz.${signature}`, `${signature}`, `x.${token}`])
      expect(isSignedLink(secret, preview, other, before)).toBe(false);
  });
});
