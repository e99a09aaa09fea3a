import type { ShopContext } from "../../shops/context/shop-context.server";

/** A row of a file, by its columns. */
export type ExportRow = Record<string, string | number | boolean | null>;

/** What is asked for of a file. */
export type ExportOptions = {
  format: "csv" | "jsonl";
  /** Moments of orders, UTC ISO; days of books, such as 2026-03-31. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Rows of a step, and where the next one goes on; null where there are no more. */
export type ExportStep = { rows: ExportRow[]; cursor: unknown };

/** How a file is read step by step. */
export interface ExportFile {
  /** Columns in their order. */
  columns(ctx: ShopContext): Promise<readonly string[]> | readonly string[];
  /** @param cursor null for the first step */
  read(ctx: ShopContext, options: ExportOptions, cursor: unknown): Promise<ExportStep>;
}
