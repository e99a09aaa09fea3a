// @public

import { and, eq, isNull } from "drizzle-orm";
import {
  type WrittenQuestion,
  writtenQuestion,
  writtenQuestionSchema,
} from "~/models/conversations/written-question";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { products } from "~/tables/catalogue/catalogue";
import { productQuestions } from "~/tables/conversations/product-questions";
import { productTag } from "../../catalogue/listing/select-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { findWrittenAbout } from "../customer-words/find-written-about.server";

/**
 * The questions with answers that a folder or the owner brought, named by their codes; published
 * conversations are not among them (rule conversations-12). Those about archived products stay as they are.
 */
export const questionRecords: WholeKind<WrittenQuestion> = {
  kind: "question",
  reach: "tenant",
  subjectOf: (ctx) => catalogueSubject(ctx.tenant.id),
  listNames: async (ctx) => (await readRows(ctx)).map(({ code }) => code).sort(),
  readAll: async (ctx) => new Map((await readRows(ctx)).map((row) => [row.code, writtenQuestion(row)])),
  async read(ctx, code) {
    const [row] = await readRows(ctx, code);
    return row ? writtenQuestion(row) : null;
  },
  check: (code, typed) =>
    checkRecord(
      writtenQuestionSchema,
      `question '${code}'`,
      typeof typed === "object" ? { ...typed, code } : typed,
    ),
  async save(inner, code, after) {
    const [known] = await readRows(inner, code);
    const before = known ? [known.productId] : [];
    if (after === null) {
      if (known)
        await inner.db
          .delete(productQuestions)
          .where(and(eq(productQuestions.tenantId, inner.tenant.id), eq(productQuestions.id, known.id)));
      return before.map(productTag);
    }
    const productId = await findWrittenAbout(inner, after);
    const { question, answer, status, asked_by: askedBy, asked_at, reason_rejected } = after;
    const columns = {
      productId,
      question,
      answer,
      askedBy,
      status,
      askedAt: new Date(asked_at),
      reasonRejected: reason_rejected,
      updatedAt: inner.now(),
    };
    await inner.db
      .insert(productQuestions)
      .values({ tenantId: inner.tenant.id, code, isFromFolder: true, ...columns })
      .onConflictDoUpdate({ target: [productQuestions.tenantId, productQuestions.code], set: columns });
    return [...new Set([productId, ...before])].map(productTag);
  },
};

const readRows = (ctx: ShopContext, code?: string) => {
  const { id, productId, question, answer, askedBy, askedAt, status, reasonRejected } = productQuestions;
  return ctx.db
    .select({
      id,
      productId,
      code: productQuestions.code,
      question,
      answer,
      askedBy,
      askedAt,
      status,
      reasonRejected,
      sku: products.sku,
    })
    .from(productQuestions)
    .innerJoin(
      products,
      and(eq(products.tenantId, productQuestions.tenantId), eq(products.id, productQuestions.productId)),
    )
    .where(
      and(
        eq(productQuestions.tenantId, ctx.tenant.id),
        eq(productQuestions.isFromFolder, true),
        isNull(products.archivedFrom),
        code === undefined ? undefined : eq(productQuestions.code, code),
      ),
    )
    .orderBy(askedAt, productQuestions.code);
};
