import type { AgentReach } from "./capabilities";

/** What an agent asks for with a call: its part of the protocol, and what it sends. */
type Operation = {
  /** The capability that both must have. */
  needs: string;
  reach: AgentReach;
  /** What the payload is called where calls have names; null for a call that sends none. */
  payload: "cart" | "catalog" | "checkout" | null;
  hasId: boolean;
  changes: boolean;
};

const operation = (
  part: string,
  reach: AgentReach,
  [payload, hasId, changes]: [Operation["payload"], boolean, boolean],
): Operation => ({ needs: `dev.ucp.shopping.${part}`, reach, payload, hasId, changes });

/** The calls of the protocol by the names they have in all its bindings. */
export const ucpOperations = {
  search_catalog: operation("catalog.search", "reads", ["catalog", false, false]),
  lookup_catalog: operation("catalog.lookup", "reads", ["catalog", false, false]),
  get_product: operation("catalog.lookup", "reads", ["catalog", false, false]),
  create_cart: operation("cart", "collects", ["cart", false, true]),
  get_cart: operation("cart", "collects", [null, true, false]),
  update_cart: operation("cart", "collects", ["cart", true, true]),
  cancel_cart: operation("cart", "collects", [null, true, true]),
  create_checkout: operation("checkout", "buys", ["checkout", false, true]),
  get_checkout: operation("checkout", "buys", [null, true, false]),
  update_checkout: operation("checkout", "buys", ["checkout", true, true]),
  complete_checkout: operation("checkout", "buys", ["checkout", true, true]),
  cancel_checkout: operation("checkout", "buys", [null, true, true]),
  get_order: operation("order", "buys", [null, true, false]),
};

/** The name of a call. */
export type OperationName = keyof typeof ucpOperations;

const byAddress: Readonly<Record<string, OperationName>> = {
  "POST catalog/search": "search_catalog",
  "POST catalog/lookup": "lookup_catalog",
  "POST catalog/product": "get_product",
  "POST carts": "create_cart",
  "GET carts/{id}": "get_cart",
  "PUT carts/{id}": "update_cart",
  "POST carts/{id}/cancel": "cancel_cart",
  "POST checkout-sessions": "create_checkout",
  "GET checkout-sessions/{id}": "get_checkout",
  "PUT checkout-sessions/{id}": "update_checkout",
  "POST checkout-sessions/{id}/complete": "complete_checkout",
  "POST checkout-sessions/{id}/cancel": "cancel_checkout",
  "GET orders/{id}": "get_order",
};

/** The call of an address below the shop's endpoint, and the id in it; null for none. */
export function operationAt(method: string, path: string): { name: OperationName; id: string } | null {
  const [collection = "", id = "", ...rest] = path.split("/").filter(Boolean);
  const plain = [collection, id, ...rest].filter(Boolean).join("/");
  const withId = [collection, "{id}", ...rest].join("/");
  const places = [`${method} ${plain}`, `${method} ${withId}`];
  const at = places.findIndex((place) => Object.hasOwn(byAddress, place));
  const name = byAddress[places[at] ?? ""];
  return name && (at === 0 || id !== "") ? { name, id: at === 0 ? "" : id } : null;
}
