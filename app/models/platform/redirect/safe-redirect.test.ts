import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect";

describe("safeRedirect", () => {
  test.each(["/", "/checkout", "/search?q=mug&&by=brand", "/account/orders#last", "/a//b", "/caf%C3%A9"])(
    "accepts %s",
    (target) => {
      expect(safeRedirect(target, "/home")).toBe(target);
    },
  );

  test.each([
    "",
    null,
    undefined,
    "checkout",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\u0000",
    " /checkout",
    "/..//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
  ])("refuses %j", (target) => {
    expect(safeRedirect(target, "/home")).toBe("/home");
  });

  test("a browser that follows it stays in the shop", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "\t",
      "%2f",
      "%5c",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = safeRedirect(`/${pieces.join("")}`);
        expect(new URL(target, "https://shop.example").host).toBe("shop.example");
      }),
    );
  });
});
