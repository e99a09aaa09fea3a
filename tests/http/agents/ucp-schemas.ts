import { readFileSync } from "node:fs";
import Ajv2020, { type AnySchema } from "ajv/dist/2020";

/** Made from the protocol's schemas by `scripts/documents/extract-ucp-schemas.mjs`. */
const file = new URL("../../support/generated/ucp-schemas.json", import.meta.url);

/** What answers of the catalogue are by the protocol's schemas. */
const shapes = {
  search: "shopping/catalog_search.json#/$defs/search_response",
  lookup: "shopping/catalog_lookup.json#/$defs/lookup_response",
  product: "shopping/catalog_lookup.json#/$defs/get_product_response",
  error: "shopping/types/error_response.json",
};

let ajv: Ajv2020 | undefined;

/** What is wrong with an answer by the schemas of the protocol; empty for nothing. */
export function ucpProblems(shape: keyof typeof shapes, answer: unknown): string[] {
  const kept: Record<string, AnySchema> = JSON.parse(readFileSync(file, "utf8"));
  ajv ??= new Ajv2020({ strict: false, validateFormats: false, schemas: Object.values(kept) });
  const validate = ajv.getSchema(`https://ucp.dev/schemas/${shapes[shape]}`);
  if (!validate) throw new Error(`The schemas have no ${shape}`);
  validate(answer);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
