import { expect, test } from "vitest";
import { eInvoiceSchemaErrors } from "../../../../tests/support/e-invoice-schema";
import { cases, made } from "./e-invoice-fixture";
import { eInvoiceXml } from "./e-invoice-xml";

test("each is valid by the schema, as XRechnung and as Factur-X, and what is none is not", async () => {
  const profiles = ["xrechnung", "factur-x"] as const;
  const valid = cases.flatMap(([, over]) => profiles.map((profile) => eInvoiceXml(made(over), profile)));
  const broken = eInvoiceXml(made(), "factur-x").replace("<ram:TypeCode>380</ram:TypeCode>", "");
  const errors = await eInvoiceSchemaErrors([...valid, broken]);
  expect(errors.map(({ at }) => at)).toEqual([valid.length]);
});
