// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type BulkQuery = {
  /** Long work of the shop that is called, the newest first. Needs what its kind changes or reads. */
  bulkOperations: {
    args: {
      limit: number;
      after?: string | null;
    };
    answer: BulkOperationPage;
  };
  /** One of them; null where there is none. */
  bulkOperation: {
    args: {
      id: string;
    };
    answer: BulkOperation | null;
  };
  /** What a change that waits would do: its first 1,000 rows are tried and taken back. */
  bulkPreview: {
    args: {
      id: string;
    };
    answer: BulkPreview;
  };
  /** The rows of a change that were refused, in their order. */
  bulkRefusals: {
    args: {
      id: string;
      limit: number;
      after?: string | null;
    };
    answer: BulkRefusalPage;
  };
};
/** Arguments and answers of these calls. */
export type BulkMutation = {
  /**
   * Begins a change of many rows, which a job makes step by step: rows as objects, or a file, or all that a selection
   * means with its change. Needs catalogue:write, for customers customers:write, for records what they are
   */
  startBulkChange: {
    args: {
      input: NewBulkChange;
    };
    answer: BulkOperation;
  };
  /** Adds rows to a change that waits for them, and begins it with isLast. */
  addBulkRows: {
    args: {
      id: string;
      rows?: Array<unknown> | null;
      file?: BulkFile | null;
      isLast: boolean;
    };
    answer: BulkOperation;
  };
  /** Begins a file of many rows, which a job writes. Needs orders:read, customers:read, catalogue:read or numbers:read */
  startExport: {
    args: {
      input: NewExport;
    };
    answer: BulkOperation;
  };
  /**
   * Undoes a change as a change of its own: what it changed becomes what it was; rows that were changed since stay
   * and are refused with what they say now
   */
  undoBulkChange: {
    args: {
      id: string;
    };
    answer: BulkOperation;
  };
  /** Ends an operation after the step that runs; what was done stays. */
  cancelBulkOperation: {
    args: {
      id: string;
    };
    answer: BulkOperation;
  };
};
export type BulkKind = "product" | "archive" | "price" | "stock" | "customer" | "record" | "sheet";
export type ExportKind = "orders" | "lines" | "customers" | "products" | "stocks" | "searches" | "invoices" | "books_orders" | "books_lines" | "books_taxes" | "books_refunds" | "books_fees";
export type RowFormat = "csv" | "jsonl";
export type BulkState = "open" | "running" | "done" | "failed" | "canceled";
/** rows, file, or selection with change; with waits rows may follow. */
export type NewBulkChange = {
  kind: BulkKind;
  /** Up to 20,000. */
  rows?: Array<unknown> | null;
  file?: BulkFile | null;
  /** Of products, prices and stock a ProductSelection; of customers email, name, group, isRestricted, isTaxExempt. */
  selection?: unknown;
  /** What each selected row gets, such as { offBasisPoints: 2000 } or { group: "trade" }. */
  change?: unknown;
  /** Takes more rows by addBulkRows. */
  waits?: boolean | null;
  /** Whose prices and stock; the shop's seller unless said. */
  sellerId?: string | null;
};
/** A file of rows: a JSON object a line, or CSV with a row of headings. */
export type BulkFile = {
  format: RowFormat;
  content: string;
};
export type NewExport = {
  kind: ExportKind;
  format: RowFormat;
  /** Orders and lines: a moment; books, invoices and searches: a day such as 2026-03-01. */
  from?: string | null;
  /** Orders and lines: before this moment; books, invoices and searches: the last day. */
  to?: string | null;
  /** Whose stock; the shop's seller unless said. */
  sellerId?: string | null;
};
export type BulkOperationPage = {
  nodes: Array<BulkOperation>;
  pageInfo: PageInfo;
};
export type BulkOperation = {
  id: string;
  /** As in BulkKind or ExportKind. */
  kind: string;
  isExport: boolean;
  state: BulkState;
  /** Rows there are; of an export, and while a selection is read, rows so far. */
  total: number;
  /** Rows that were done, with those that were refused. */
  done: number;
  refused: number;
  /** Rows that say something else since, which undoBulkChange restores. */
  changed: number;
  /** The change that this one undoes. */
  undoes: string | null;
  /** Why it failed; empty otherwise. */
  fault: string;
  startedBy: string;
  createdAt: string;
  endedAt: string | null;
  /** Until when it is kept, with its rows and file. */
  keptUntil: string;
  /** Where its file is read for an hour without a key: an export's rows once it is done, the refused rows of a change. */
  fileUrl: string | null;
};
export type BulkRefusalPage = {
  nodes: Array<BulkRefusal>;
  pageInfo: PageInfo;
};
export type BulkRefusal = {
  /** From 1. */
  place: number;
  row: unknown;
  reason: string;
};
export type BulkPreview = {
  /** Rows there are; of a selection up to 100,000 are counted. */
  total: number;
  isMore: boolean;
  /** Rows that were tried, and what became of them. */
  tried: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Up to 5. */
  examples: Array<BulkExample>;
  /** Up to 20. */
  refusals: Array<BulkRefusal>;
  ranges: Array<BulkRange>;
};
export type BulkExample = {
  name: string;
  texts: Array<BulkExampleText>;
};
export type BulkExampleText = {
  field: string;
  before: string;
  after: string;
};
/** The lowest and the highest of what amounts and counts become. */
export type BulkRange = {
  field: string;
  lowest: string;
  highest: string;
};
