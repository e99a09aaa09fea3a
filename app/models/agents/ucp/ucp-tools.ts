import { z } from "zod";
import type { AgentReach } from "./capabilities";
import { reachesFor } from "./capabilities";
import { type OperationName, ucpOperations } from "./ucp-operations";
import { ucpDocuments } from "./ucp-version";

const described: Record<OperationName, string> = {
  search_catalog: "Finds products by words, categories and price.",
  lookup_catalog: "Tells products and variations by SKU or slug.",
  get_product: "Tells a product whole, with what its options leave.",
  create_cart: "Collects goods before the buyer decides.",
  get_cart: "Tells a cart as it is now.",
  update_cart: "Replaces what is in a cart.",
  cancel_cart: "Gives a cart up.",
  create_checkout: "Opens a checkout of goods, or of a cart by cart_id.",
  get_checkout: "Tells a checkout as it is now.",
  update_checkout: "Changes goods, buyer, delivery and codes of a checkout.",
  complete_checkout: "Places the order and pays it.",
  cancel_checkout: "Gives a checkout up.",
  get_order: "Tells an order with its parcels and refunds.",
};

const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const string = { type: "string" };
const lines = {
  type: "array",
  items: object({ item: object({ id: string }, ["id"]), quantity: { type: "integer", minimum: 1 } }, [
    "item",
    "quantity",
  ]),
};

const ofCatalog: Partial<Record<OperationName, object>> = {
  search_catalog: object({ query: string, filters: object({}), pagination: object({}) }),
  lookup_catalog: object({ ids: { type: "array", items: string } }, ["ids"]),
  get_product: object({ id: string }, ["id"]),
};
const payments = object({ instruments: { type: "array", items: object({}) } }, ["instruments"]);

/** What a call sends beside its names, with where the protocol describes all of it. */
function payloadOf(name: OperationName, kind: "cart" | "catalog" | "checkout") {
  if (kind === "catalog") return ofCatalog[name] ?? object({});
  const description = `See ${ucpDocuments}/schemas/shopping/${kind}.json`;
  if (name === "complete_checkout") return { ...object({ payment: payments }, ["payment"]), description };
  const required = name === "create_checkout" ? [] : ["line_items"];
  return { ...object({ line_items: lines }, required), description };
}

/** Calls that are not made without a name: what they do happens once. */
const namedOnly = new Set<OperationName>(["complete_checkout", "cancel_checkout", "cancel_cart"]);

const agent = object({ profile: { type: "string", format: "uri" } }, ["profile"]);
const key = { type: "string", format: "uuid" };

/** The tools of the protocol's MCP binding, as far as agents may go (rule agents-19). */
export const ucpTools = (allowed: AgentReach) =>
  (Object.keys(described) as OperationName[])
    .filter((name) => reachesFor(allowed, ucpOperations[name].reach))
    .map((name) => {
      const { payload, hasId, changes } = ucpOperations[name];
      const needed = namedOnly.has(name) ? ["ucp-agent", "idempotency-key"] : ["ucp-agent"];
      const properties = {
        meta: object({ "ucp-agent": agent, "idempotency-key": key }, needed),
        ...(hasId ? { id: string } : {}),
        ...(payload ? { [payload]: payloadOf(name, payload) } : {}),
      };
      return {
        name,
        description: described[name],
        inputSchema: object(properties, Object.keys(properties)),
        outputSchema: answerOf(name),
        annotations: { readOnlyHint: !changes },
      };
    });

/** What a call answers, with where the protocol describes it; some readers fetch no other document. */
const answerOf = (name: OperationName) => {
  const schema = ucpOperations[name].needs.split(".").slice(3).join("_");
  const description = `See ${ucpDocuments}/schemas/shopping/${schema}.json`;
  return { ...object({ ucp: object({}) }, ["ucp"]), description };
};

const meta = z.object({
  "ucp-agent": z.object({ profile: z.string().min(1).max(2000), version: z.string().max(40).nullish() }),
  "idempotency-key": z.string().min(1).max(255).nullish(),
});

/** What a call of a tool has beside what it sends. */
export const ucpToolSchema = (name: OperationName) =>
  z.object({
    meta: namedOnly.has(name)
      ? meta.refine((told) => told["idempotency-key"], { message: "Required", path: ["idempotency-key"] })
      : meta,
    id: ucpOperations[name].hasId ? z.string().min(1).max(200) : z.undefined(),
  });

/** What a tool was sent by the name that its protocol gives it. */
export const sentToTool = (name: OperationName, given: unknown): unknown => {
  const { payload } = ucpOperations[name];
  return payload === null ? {} : (given as Record<string, unknown>)[payload];
};
