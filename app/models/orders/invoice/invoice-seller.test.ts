import { expect, test } from "vitest";
import { sellerProfileSchema } from "../../marketplace/seller-profile";
import { english } from "../../platform/texts/format-message";
import { invoiceSeller } from "./invoice-seller";

test("an invoice names a seller's address and tax number, as far as it says them (rule sellers-18)", () => {
  const address = { line1: "530 East Third Street", city: "Bethlehem", region: "PA", postalCode: "18015" };
  const profile = sellerProfileSchema.parse({ address, tax_number: "PA 82-1234567" });
  expect(invoiceSeller(english, "Lehigh Clay", profile)).toEqual([
    "Lehigh Clay",
    "530 East Third Street",
    "Bethlehem, PA 18015",
    "Tax number PA 82-1234567",
  ]);
  expect(invoiceSeller(english, "Lehigh Clay", sellerProfileSchema.parse({}))).toEqual(["Lehigh Clay"]);
});
