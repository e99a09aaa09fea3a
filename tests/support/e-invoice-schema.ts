import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { validateXML } from "xmllint-wasm";

/** The published schema of Cross Industry Invoices in the profile of EN 16931, as a package carries it. */
const folder = join(
  dirname(createRequire(import.meta.url).resolve("@stackforge-eu/factur-x")),
  "../schema/en16931",
);
const file = (part: string) => {
  const fileName = `FACTUR-X_EN16931${part}.xsd`;
  return { fileName, contents: readFileSync(join(folder, fileName), "utf8") };
};

/** What the schema finds wrong with e-invoices, by their places; nothing for those that are valid. */
export async function eInvoiceSchemaErrors(
  xml: readonly string[],
): Promise<{ at: number; message: string }[]> {
  const { errors } = await validateXML({
    xml: xml.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [file("")],
    preload: ["_QualifiedDataType_100", "_UnqualifiedDataType_100"]
      .concat("_ReusableAggregateBusinessInformationEntity_100")
      .map(file),
  });
  return errors.map(({ loc, message }) => ({ at: Number.parseInt(loc?.fileName ?? "-1", 10), message }));
}
