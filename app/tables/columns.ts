import { bigint, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "../models/platform/translations/translations";

/**
 * The business a row belongs to. It leads the primary key of every table and the condition of every
 * statement.
 */
export const tenantId = () => uuid("tenant_id").notNull();
/** The storefront a row belongs to, within its tenant. */
export const shopId = () => uuid("shop_id").notNull();
/** The seller a row belongs to, within its tenant. */
export const sellerId = () => uuid("seller_id").notNull();
/** A 64-bit id counted by the database, unique over all tenants so that it can also be quoted on its own. */
export const countedId = () => bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().notNull();
/** A reference to a counted id. */
export const countedRef = (name: string) => bigint(name, { mode: "number" });
/** UTC moment of creation. */
export const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
/** UTC moment of the last change. */
export const updatedAt = () => timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();
/** An amount in integer minor units of the tenant's currency, 64 bit; beyond 2^53 - 1 reading it throws. */
export const amountMinor = (name: string) => bigint(name, { mode: "number" });
/** A short code or label with an empty default, so that views never meet null. */
export const label = (name: string) => text(name).notNull().default("");

/** When a row was made, and when it was changed last. */
export const times = () => ({ createdAt: createdAt(), updatedAt: updatedAt() });

/** What an owner wrote of a row in further languages; null in a shop of one language (decision 0048). */
export const translations = () => jsonb("translations").$type<Translations>();
