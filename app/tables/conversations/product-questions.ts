import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { QuestionState } from "../../models/conversations/question-state";
import { products } from "../catalogue/catalogue";
import { countedId, countedRef, createdAt, label, updatedAt } from "../columns";
import { ofTenant } from "../shops/tenants";
import { conversations } from "./conversations";

/**
 * Questions about products with the store's answers, which all shops of a tenant show (rule
 * conversations-12). One comes from a conversation that was published, and goes with it, or from a shop's
 * folder.
 */
export const productQuestions = pgTable(
  "product_questions",
  {
    tenantId: ofTenant(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    conversationId: countedRef("conversation_id"),
    /** In the shop's folder its name; of a conversation made of its id. */
    code: text("code").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    /** The name the customer wrote under. */
    askedBy: text("asked_by").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** Whether its product's page shows it (rule conversations-16). */
    status: text("status").$type<QuestionState>().notNull().default("approved"),
    reasonRejected: label("reason_rejected"),
    /** Described by the shop's folder, which may change and remove it. */
    isFromFolder: boolean("is_from_folder").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("product_questions_code").on(t.tenantId, t.code),
    index("product_questions_product").on(t.tenantId, t.productId, t.askedAt),
    index("product_questions_status").on(t.tenantId, t.status, t.askedAt),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.conversationId],
      foreignColumns: [conversations.tenantId, conversations.id],
    }).onDelete("cascade"),
  ],
);
