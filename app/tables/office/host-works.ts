import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { WorkInput } from "../../models/office/host/works/work-input";
import type { WorkReport } from "../../models/office/host/works/work-report";
import type { WorkKind, WorkState } from "../../models/office/host/works/work-words";
import { createdAt, label } from "../columns";
import { ofTenant } from "../shops/tenants";

/** Long work of the hosts on a shop, done by a job; its rows are of the hosts' business. */
export const hostWorks = pgTable(
  "host_works",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    kind: text("kind").$type<WorkKind>().notNull(),
    /** Code of the shop it is about, which may not be there yet, or no more. */
    code: text("code").notNull(),
    state: text("state").$type<WorkState>().notNull(),
    /** What it was asked for. */
    input: jsonb("input").$type<WorkInput>().notNull(),
    /** How far it is, in words. */
    progress: label("progress"),
    /** What it would do, or did; null before. */
    report: jsonb("report").$type<WorkReport>(),
    /** Why it failed. */
    fault: label("fault"),
    /** Email of the host who asked for it. */
    askedBy: text("asked_by").notNull(),
    createdAt: createdAt(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("host_works_latest").on(t.tenantId, t.createdAt),
  ],
);
