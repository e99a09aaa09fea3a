import { customType, integer, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tenant key. It leads the primary key of every table and the condition of every query. */
export const shopId = () => uuid("shop_id").notNull();
/** An id counted by the database, unique over all shops so that it can also be quoted on its own. */
export const countedId = () => integer("id").generatedAlwaysAsIdentity().notNull();
/** UTC moment of creation. */
export const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
/** UTC moment of the last change. */
export const updatedAt = () => timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();
/** An amount in integer minor units of the shop's currency. */
export const amountMinor = (name: string) => integer(name);
/** PostgreSQL full-text document. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** A short code or label with an empty default, so that views never meet null. */
export const label = (name: string) => text(name).notNull().default("");
