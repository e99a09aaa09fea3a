import { describe, expect, test } from "vitest";
import { vatFormSchema } from "./vat-number";

const read = (vat_number: string) => vatFormSchema.safeParse({ intent: "vat", vat_number }).data?.vat_number;

describe("a VAT number is kept without what is between (rule tax-9)", () => {
  test.each([
    ["de 123.456.789", "DE123456789"],
    ["ATU12345678", "ATU12345678"],
    ["NL123456789B01", "NL123456789B01"],
    ["GR123456789", "EL123456789"],
    ["IE1234567FA", "IE1234567FA"],
    ["XI123456789", "XI123456789"],
    ["", ""],
    ["123456789", undefined],
    ["DE12345678", undefined],
    ["US123456789", undefined],
  ])("%j: %j", (typed, kept) => {
    expect(read(typed)).toBe(kept);
  });
});
