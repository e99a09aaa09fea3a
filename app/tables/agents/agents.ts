import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AskedPurchase } from "../../models/agents/purchase/asked-purchase";
import { countedRef, createdAt, label, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * What agents buy for people, each with a guest's session that holds its carts (docs/rules/agents.md). Its id
 * is a secret between the agent and the shop.
 */
export const agentCheckouts = pgTable(
  "agent_checkouts",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: uuid("id").notNull().defaultRandom(),
    /** The protocol it came by, and whether it is a cart of it or a checkout. */
    kind: text("kind")
      .$type<"ucp cart" | "ucp checkout" | "acp cart" | "acp session" | "mcp cart">()
      .notNull(),
    /** Who buys: the address of the agent's profile, or its name. */
    agent: text("agent").notNull(),
    /** The session that holds its carts. */
    sessionHash: text("session_hash").notNull(),
    asked: jsonb("asked").$type<AskedPurchase>().notNull(),
    /** Where the agent hears of its order; empty for nowhere. */
    eventsUrl: label("events_url"),
    /**
     * What it was when it was completed or canceled, in the words of its protocol; a `BuyersOrder` where its
     * buyer ordered in the browser; null before.
     */
    endedAs: jsonb("ended_as").$type<Record<string, unknown>>(),
    /** The first order that was made of it, with `endedAs` null one that was given up unpaid. */
    orderId: uuid("order_id"),
    /** The session of the browser that went on with it last; null before. */
    continuedIn: text("continued_in"),
    /** The newest event of its order that its agent was told of. */
    toldEventId: countedRef("told_event_id").notNull().default(0),
    canceledAt: timestamp("canceled_at", { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("agent_checkouts_order").on(t.tenantId, t.orderId),
    index("agent_checkouts_expiry").on(t.tenantId, t.expiresAt),
    ownedByShop(t),
  ],
);

/** Calls of agents that came with an idempotency key, kept for two days (rule agents-5). */
export const agentCalls = pgTable(
  "agent_calls",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    agent: text("agent").notNull(),
    /** What the agent named the call. */
    name: text("name").notNull(),
    /** SHA-256 of what was asked, hexadecimal. */
    bodyHash: text("body_hash").notNull(),
    /** HTTP status of the answer; null while there is none. */
    status: integer("status"),
    answer: text("answer"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.agent, t.name] }),
    index("agent_calls_started").on(t.tenantId, t.startedAt),
    ownedByShop(t),
  ],
);

/** The profiles of agents, as they were fetched last (rule agents-2). */
export const agentProfiles = pgTable(
  "agent_profiles",
  {
    tenantId: ofTenant(),
    url: text("url").notNull(),
    document: jsonb("document").notNull(),
    fetchedAt: timestamp("fetched_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.url] })],
);
