import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";

/**
 * Where tenants live that live elsewhere, or are on their way (decision 0036). The rows of the home database
 * are the directory; those of other databases say whose rows there are a copy. A tenant without a row lives
 * where its rows are. No foreign key: a row outlives what it names.
 */
export const tenantHomes = pgTable("tenant_homes", {
  tenantId: uuid("tenant_id").primaryKey(),
  /** The cluster whose rows of the tenant are in force, as far as this database knows. */
  cluster: text("cluster").notNull(),
  /** Whether it is this one. */
  isHere: boolean("is_here").notNull(),
  /** The cluster at the other end of a move that is not confirmed yet. */
  other: text("other"),
  /** How far that move is. */
  state: text("state").$type<"copying" | "moved" | "undone">(),
  /**
   * In the directory what finds the tenant: its domains, `code:` with a shop's code, `tenant:` with its own.
   */
  names: text("names").array().notNull().default([]),
});
