import type { z } from "zod";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { Keeps } from "../kept/keeps";

/** Rows that a selection means, each found again by its id. */
export type SelectedRow = { id: number; row: Record<string, unknown> };

/** How rows of one kind are changed in bulk. */
export interface BulkChange<Row> {
  /** Rows of one step: so many that it takes a second or less. */
  stepRows: number;
  /** What a row must be. */
  schema: z.ZodType<Row, z.ZodTypeDef, unknown>;
  /**
   * Makes the changes inside the caller's transaction, by the service that makes one of them.
   * @returns why rows were refused, by their places in the list
   */
  apply(inner: ShopContext, rows: readonly Row[]): Promise<Map<number, string>>;
  /** How what it changes is kept and restored. */
  keeps: Keeps<Row>;
  /** Reads at most `limit` rows that a selection means; absent where rows are named one by one. */
  select?(ctx: ShopContext, selection: unknown, after: number, limit: number): Promise<SelectedRow[]>;
  /** Checks a selection. Throws AppError `invalid`. */
  checkSelection?(selection: unknown): void;
}
