import { describe, expect, expectTypeOf, test } from "vitest";
import { english, formatMessage, translateWith } from "./format-message";
import { type MessageNames, message } from "./message";

describe("a message", () => {
  test.each([
    ["Cart", {}, "Cart"],
    ["Cart ({count})", { count: 1200 }, "Cart (1200)"],
    ["{count, number} sold", { count: 1200 }, "1,200 sold"],
    ["{count, plural, one {# item} other {# items}}", { count: 1 }, "1 item"],
    ["{count, plural, one {# item} other {# items}}", { count: 0 }, "0 items"],
    [
      "{count, plural, =0 {no items} one {# item} other {# items}} in {place}",
      { count: 0, place: "Ulm" },
      "no items in Ulm",
    ],
    [
      "{count, plural, one {{name} and # more} other {{name} and # more}}",
      { count: 2, name: "Ada" },
      "Ada and 2 more",
    ],
    ["{kind, select, gift {a gift} other {an order}}", { kind: "gift" }, "a gift"],
    ["{kind, select, gift {a gift} other {an order}}", { kind: "x" }, "an order"],
    ["Type '{'code'}' here", {}, "Type {code} here"],
    ["Order||to place one", {}, "Order"],
    ["It's {name}", { name: "{}" }, "It's {}"],
    ["# of {count}", { count: 3 }, "# of 3"],
  ])("%s with %o", (text, values, said) => {
    expect(formatMessage(text, values, "en")).toBe(said);
  });

  test.each([
    ["Polish", "pl", [1, 3, 5], ["1 plik", "3 pliki", "5 plików"]],
    ["Arabic", "ar", [0, 2], ["لا ملفات", "ملفان"]],
  ])("chooses the plural cases of %s", (_, language, counts, said) => {
    const texts: Record<string, string> = {
      pl: "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}",
      ar: "{n, plural, zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}",
    };
    expect(counts.map((n) => formatMessage(texts[language] as string, { n }, language))).toEqual(said);
  });

  test.each(["{count", "a } b", "{count, plural, one {# item}}", "{count, plural, one {# item} other {#}"])(
    "that is not well formed is refused: %s",
    (text) => {
      expect(() => formatMessage(text, { count: 5 }, "en")).toThrow(/'/);
    },
  );

  test("without a value of its parameter is refused", () => {
    expect(() => formatMessage("Cart ({count})", {}, "en")).toThrow("no value for 'count'");
  });
});

describe("a catalogue", () => {
  const german = translateWith(
    { Cart: "Warenkorb", "{count, number} sold": "{count, number} verkauft" },
    "de",
  );

  test("says what it has in its language", () => {
    expect(german("Cart")).toBe("Warenkorb");
    expect(german("{count, number} sold", { count: 1200 })).toBe("1.200 verkauft");
  });

  test("says in English what it lacks", () => {
    expect(german("Checkout")).toBe("Checkout");
    expect(german("toString")).toBe("toString");
  });
});

test("the compiler knows the parameters of a message", () => {
  expectTypeOf<MessageNames<"Cart">>().toBeNever();
  expectTypeOf<
    MessageNames<"{shown} of {count, plural, one {# item} other {# items}} of {shop}">
  >().toEqualTypeOf<"shown" | "count" | "shop">();
  // @ts-expect-error a parameter is missing
  expect(() => english("Cart ({count})")).toThrow();
  expect(message("Cart")).toBe("Cart");
});
