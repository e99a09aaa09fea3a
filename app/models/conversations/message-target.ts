// @public

import { typedRowIdSchema } from "../platform/validation/row-id";

/**
 * What a customer writes in or about: a conversation by its id, an order, a product, or a subject of their
 * own.
 */
export type MessageTarget =
  | { about: "conversation"; id: number }
  | { about: "order"; orderId: string }
  | { about: "product"; productId: number }
  | { about: "subject"; subject: string };

/** The target in the address of a page below `/account/messages/`; null for an address of no page. */
export function targetOfPath(path: string): MessageTarget | null {
  const [kind = "", value, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  if (value === undefined) {
    if (kind === "new") return { about: "subject", subject: "" };
    const id = rowIdOf(kind);
    return id === null ? null : { about: "conversation", id };
  }
  if (kind === "order") return /^[0-9a-f-]{36}$/i.test(value) ? { about: "order", orderId: value } : null;
  const productId = kind === "product" ? rowIdOf(value) : null;
  return productId === null ? null : { about: "product", productId };
}

const rowIdOf = (text: string): number | null => typedRowIdSchema.safeParse(text).data ?? null;
