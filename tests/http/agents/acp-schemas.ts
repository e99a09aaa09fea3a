import { readFileSync } from "node:fs";
import Ajv2020, { type AnySchema } from "ajv/dist/2020";

/** Made from the protocol's documents by `scripts/documents/extract-agent-schemas.mjs`. */
const file = new URL("../../support/generated/acp-schemas.json", import.meta.url);

/** What calls, answers and events are by the protocol's schemas. */
const shapes = {
  session: "agentic_checkout.json#/$defs/CheckoutSession",
  ended: "agentic_checkout.json#/$defs/CheckoutSessionWithOrder",
  order: "agentic_checkout.json#/$defs/Order",
  error: "agentic_checkout.json#/$defs/Error",
  discovery: "agentic_checkout.json#/$defs/DiscoveryResponse",
  cart: "cart.json#/$defs/Cart",
  product: "feed.json#/$defs/Product",
  "session create": "agentic_checkout.json#/$defs/CheckoutSessionCreateRequest",
  "session update": "agentic_checkout.json#/$defs/CheckoutSessionUpdateRequest",
  "session complete": "agentic_checkout.json#/$defs/CheckoutSessionCompleteRequest",
  "session cancel": "agentic_checkout.json#/$defs/CancelSessionRequest",
  "cart create": "cart.json#/$defs/CartCreateRequest",
  "cart update": "cart.json#/$defs/CartUpdateRequest",
};

let ajv: Ajv2020 | undefined;

/** What can be sent, answered or told. */
export type AcpShape = keyof typeof shapes;

/** What is wrong with what was sent or answered by the schemas of the protocol; empty for nothing. */
export function acpProblems(shape: AcpShape, answer: unknown): string[] {
  const kept: AnySchema[] = JSON.parse(readFileSync(file, "utf8"));
  ajv ??= new Ajv2020({ strict: false, validateFormats: false, schemas: kept });
  const validate = ajv.getSchema(`https://acp.dev/schema.${shapes[shape]}`);
  if (!validate) throw new Error(`The schemas have no ${shape}`);
  validate(answer);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
