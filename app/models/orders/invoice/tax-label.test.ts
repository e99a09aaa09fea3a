import { expect, test } from "vitest";
import { english } from "../../platform/texts/format-message";
import type { Translate } from "../../platform/texts/message";
import { saidTax, taxLabel, taxTitle } from "./tax-label";

test.each([
  [null, "VAT"],
  [1900, "VAT (19%)"],
  [887.5, "VAT (8.875%)"],
  [0, "VAT (0%)"],
])("a tax of %j basis points is named %s", (rate, title) => expect(taxTitle("VAT", rate)).toBe(title));

test.each([
  [true, "", "VAT (19%) (included)"],
  [false, "", "VAT (19%)"],
  [true, "$20.00", "VAT (19%) on $20.00 (included)"],
  [false, "$20.00", "VAT (19%) on $20.00"],
])("contained %s, on %j, it reads %s", (isContained, on, label) =>
  expect(taxLabel(english, { title: "VAT", rateBasisPoints: 1900, isContained }, on)).toBe(label),
);

test.each([
  ["VAT", "MWST"],
  ["VAT (8.1%)", "MWST (8.1%)"],
  ["Consumption tax (10%)", "CONSUMPTION TAX (10%)"],
  ["Gst", "Gst"],
  ["VAT (8%) (5%)", "VAT (8%) (5%)"],
  ["VAT (reduced)", "VAT (reduced)"],
  ["VAT (19%) and more", "VAT (19%) and more"],
  ["City (5%)", "City (5%)"],
  ["constructor", "constructor"],
])("%s, a name of the product's or an owner's, is said as %s", (title, said) => {
  const translate = ((text: string) => (text === "VAT" ? "MWST" : text.toUpperCase())) as Translate;
  expect(saidTax(translate, title)).toBe(said);
});

test.each(["VAT", "GST", "HST", "PST", "QST", "Consumption tax"])(
  "%s is one of the product's names",
  (name) => {
    expect(saidTax(((text: string) => `<${text}>`) as Translate, `${name} (5%)`)).toBe(`<${name}> (5%)`);
  },
);
