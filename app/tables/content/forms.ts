import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SubmittedValue } from "../../models/shops/forms/submitted-value";
import { createdAt, label, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * What was sent with the shop's forms (rule forms-9). The id is random: who holds it may add the files of
 * that submission. `attributeName` is the form's content at that time, `form` the number its owner gave it.
 */
export const formSubmissions = pgTable(
  "form_submissions",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: uuid("id").notNull().defaultRandom(),
    form: integer("form").notNull(),
    version: integer("version").notNull().default(1),
    attributeName: label("attribute_name"),
    content: jsonb("content").$type<SubmittedValue[]>().notNull(),
    emailOpted: jsonb("email_opted").$type<string[]>().notNull().default([]),
    source: label("source"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.id] }),
    index("form_submissions_form").on(t.tenantId, t.shopId, t.form, t.createdAt),
    index("form_submissions_created").on(t.tenantId, t.shopId, t.createdAt),
    ownedByShop(t),
  ],
);

/**
 * Files sent with a submission. `storedAs` is a path below the uploads folder; no address of the app leads
 * there.
 */
export const formFiles = pgTable(
  "form_files",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: uuid("id").notNull().defaultRandom(),
    submissionId: uuid("submission_id").notNull(),
    wuid: text("wuid").notNull(),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    storedAs: text("stored_as").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.id] }),
    index("form_files_submission").on(t.tenantId, t.shopId, t.submissionId),
    foreignKey({
      columns: [t.tenantId, t.shopId, t.submissionId],
      foreignColumns: [formSubmissions.tenantId, formSubmissions.shopId, formSubmissions.id],
    }).onDelete("cascade"),
  ],
);

/** E-mails signed up for news; one stays one, whatever form it came by first (rule forms-14). */
export const emailSignups = pgTable(
  "email_signups",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    email: text("email").notNull(),
    /** Names it in the link that ends it, which therefore shows no e-mail (rule accounts-34). */
    id: uuid("id").notNull().defaultRandom(),
    source: label("source"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.email] }),
    uniqueIndex("email_signups_id").on(t.tenantId, t.shopId, t.id),
    ownedByShop(t),
  ],
);
