import { readFileSync } from "node:fs";
import Ajv2020, { type AnySchema } from "ajv/dist/2020";

/** Made from the protocol's documents by `scripts/documents/extract-agent-schemas.mjs`. */
const file = new URL("../../support/generated/ucp-schemas.json", import.meta.url);

/** What answers are by the protocol's schemas, with the extensions that the shop lists. */
const shapes = {
  search: ["shopping/catalog_search.json#/$defs/search_response"],
  lookup: ["shopping/catalog_lookup.json#/$defs/lookup_response"],
  product: ["shopping/catalog_lookup.json#/$defs/get_product_response"],
  cart: ["shopping/cart.json", "shopping/discount.json#/$defs/dev.ucp.shopping.cart"],
  checkout: ["fulfillment", "discount", "buyer_consent"].map(
    (part) => `shopping/${part}.json#/$defs/dev.ucp.shopping.checkout`,
  ),
  order: ["shopping/order.json"],
  profile: ["ucp.json#/$defs/business_schema"],
  error: ["shopping/types/error_response.json"],
};

/** What an answer can be. */
export type UcpShape = keyof typeof shapes;

let read: { methods: Record<string, string[]>; ajv: Ajv2020 } | undefined;

function documents() {
  if (read) return read;
  const { methods, ...schemas } = JSON.parse(readFileSync(file, "utf8"));
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    schemas: Object.values<AnySchema>(schemas),
  });
  read = { methods, ajv };
  return read;
}

/** What is wrong with an answer by the schemas of the protocol; empty for nothing. */
export const ucpProblems = (shape: UcpShape, answer: unknown): string[] =>
  shapes[shape].flatMap((name) => {
    const validate = documents().ajv.getSchema(`https://ucp.dev/schemas/${name}`);
    if (!validate) throw new Error(`The schemas have no ${name}`);
    validate(answer);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  });

/** The calls of the MCP binding by their names, with the arguments each must have. */
export const ucpMethods = (): Record<string, string[]> => documents().methods;
