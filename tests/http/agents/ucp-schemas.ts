import { readFileSync } from "node:fs";
import Ajv2020, { type AnySchema } from "ajv/dist/2020";
import { isRecord } from "~/models/platform/validation/is-record";

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

/** What is sent with a call by the words of the schemas: their parts say what each call may have. */
type Sent = "create" | "update" | "complete";

/** The schemas of what is sent: the answer’s, without what a call has not. */
const requests: Readonly<Record<string, string[]>> = {
  "checkout-sessions": shapes.checkout,
  carts: shapes.cart,
};

/** What is wrong with a request by the schemas of the protocol; empty for nothing. */
export function ucpRequestProblems(method: string, path: string, sent: unknown): string[] {
  const [collection = "", id, action] = path.split("/").filter(Boolean);
  const call: Sent | null =
    method === "PUT" ? "update" : id === undefined ? "create" : action === "complete" ? "complete" : null;
  if (call === null || !isRecord(sent) || "cart_id" in sent) return [];
  // The schema of a cart wants the id that its address has, where that of a checkout refuses it.
  const whole = collection === "carts" && call === "update" ? { id, ...sent } : sent;
  return (requests[collection] ?? []).flatMap((name) => {
    const validate = requestsBy(call).getSchema(`https://ucp.dev/schemas/${name}`);
    if (!validate) throw new Error(`The schemas have no ${name}`);
    validate(whole);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  });
}

const requestSchemas = new Map<Sent, Ajv2020>();

function requestsBy(call: Sent): Ajv2020 {
  const made = requestSchemas.get(call);
  if (made) return made;
  const { methods: _, ...schemas } = JSON.parse(readFileSync(file, "utf8"));
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    schemas: Object.values(schemas).map((schema) => requestSchema(schema, call) as AnySchema),
  });
  requestSchemas.set(call, ajv);
  return ajv;
}

type Schema = { [word: string]: unknown; properties?: Record<string, Schema>; required?: string[] };

/** A schema for what is sent with a call: its properties say whether the call has them (`ucp_request`). */
function requestSchema(schema: unknown, call: Sent): unknown {
  if (Array.isArray(schema)) return schema.map((one) => requestSchema(one, call));
  if (typeof schema !== "object" || schema === null) return schema;
  const { properties, required = [], ...rest } = schema as Schema;
  const read = Object.fromEntries(
    Object.entries(rest).map(([word, one]) => [word, requestSchema(one, call)]),
  );
  if (properties === undefined) return required.length > 0 ? { ...read, required } : read;
  const saysOf = (name: string) => {
    const said = properties[name]?.ucp_request;
    return typeof said === "object" && said !== null ? (said as Record<string, unknown>)[call] : said;
  };
  const known = Object.keys(properties);
  const needed = [...new Set([...required, ...known])].filter((name) => {
    const said = saysOf(name);
    return said === "required" || (said === undefined && required.includes(name));
  });
  return {
    ...read,
    properties: Object.fromEntries(
      known.map((name) => [name, saysOf(name) === "omit" ? false : requestSchema(properties[name], call)]),
    ),
    required: needed,
  };
}
