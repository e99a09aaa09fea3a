// @public

import type { Subject, Verb } from "../shops/actors/subject";

/** What can be changed in bulk (rule bulk-1). */
export const bulkKinds = ["product", "archive", "price", "stock", "customer", "record", "sheet"] as const;
/** One of {@link bulkKinds}. */
export type BulkKind = (typeof bulkKinds)[number];

/** Books of the accountant, a file each (rule numbers-6). */
export const bookKinds = [
  "books-orders",
  "books-lines",
  "books-taxes",
  "books-refunds",
  "books-fees",
] as const;
/** What can be made a file of (rule bulk-5). */
export const exportKinds = [
  "orders",
  "lines",
  "customers",
  "products",
  "stocks",
  "searches",
  "invoices",
  ...bookKinds,
] as const;
/** One of {@link exportKinds}. */
export type ExportKind = (typeof exportKinds)[number];

/** How far an operation is: `open` takes more rows, the last three are ends. */
export type BulkState = "open" | "running" | "done" | "failed" | "canceled";

/** States in which an operation is over. */
export const endStates: readonly BulkState[] = ["done", "failed", "canceled"];

/** The owners of what an operation is about. */
type Owners = { tenantId: string; shopId: string; sellerId: string };

/** What an actor must be allowed for an operation of a kind, to start it and to read what became of it. */
export function bulkRight(kind: BulkKind | ExportKind, owners: Owners): { verb: Verb; subject: Subject } {
  const { tenantId, shopId, sellerId } = owners;
  switch (kind) {
    case "product":
    case "archive":
    case "sheet":
      return { verb: "change", subject: { kind: "content", tenantId, shopId: null, sellerId: null } };
    case "price":
    case "stock":
      return { verb: "change", subject: { kind, tenantId, sellerId } };
    case "customer":
      return { verb: "change", subject: { kind: "customer", tenantId, id: null } };
    case "record":
      return { verb: "change", subject: { kind: "content", tenantId, shopId, sellerId: null } };
    case "orders":
    case "lines":
    case "invoices":
      return {
        verb: "view",
        subject: {
          kind: "order",
          tenantId,
          shopId,
          sellerId,
          id: "",
          customerId: null,
          sessionHash: null,
        },
      };
    case "stocks":
      return { verb: "view", subject: { kind: "stock", tenantId, sellerId } };
    case "customers":
      return { verb: "view", subject: { kind: "customer", tenantId, id: null } };
    case "products":
      return { verb: "view", subject: { kind: "content", tenantId, shopId: null, sellerId: null } };
    default:
      return { verb: "view", subject: { kind: "ledger", tenantId } };
  }
}

/** Whether a kind is one of an export. */
export const isExportKind = (kind: string): kind is ExportKind => exportKinds.some((known) => known === kind);
