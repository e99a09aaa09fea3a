import { and, eq, inArray, isNull } from "drizzle-orm";
import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, type FileMessage, noCounts } from "~/models/files/apply-summary";
import { noProductFor } from "~/models/files/folders/opinion-messages";
import { type QuestionFileRecord, questionFileRecord } from "~/models/files/folders/question-file";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { products } from "~/tables/catalogue";
import { productQuestions } from "~/tables/product-questions";
import { productTag } from "../../catalogue/select-cards.server";
import type { ShopFilesContext } from "../files-context.server";
import { idsOfSkus } from "./ids-of-skus.server";

/** What was done with a folder's questions. `tags` name what shows something else now. */
export type QuestionsApplied = { counts: ApplyCounts; refused: FileMessage[]; tags: string[] };

/**
 * Makes the questions that come from folders equal to these; published conversations stay as they are (rule
 * conversations-12). Call it after the products. A question about an unknown SKU is refused.
 */
export async function applyQuestions(
  ctx: ShopFilesContext,
  wanted: readonly QuestionFileRecord[],
): Promise<QuestionsApplied> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const stored = new Map((await readFolderQuestions(ctx)).map((row) => [row.code, row]));
  const idOf = await idsOfSkus(
    ctx,
    wanted.map(({ sku }) => sku),
  );
  const counts = { ...noCounts };
  const refused: FileMessage[] = [];
  const touched = new Set<number>();
  for (const record of wanted) {
    const productId = idOf.get(record.sku);
    if (productId === undefined) {
      refused.push({ file: "questions.json", line: null, reason: noProductFor(record) });
      continue;
    }
    const known = stored.get(record.code);
    if (known && canonicalJson(questionFileRecord(known)) === canonicalJson(record)) {
      counts.unchanged += 1;
      continue;
    }
    ctx.noteChange?.(changeOf("question", record.code, known && questionFileRecord(known), record));
    counts[known ? "changed" : "added"] += 1;
    for (const id of [productId, known?.productId ?? productId]) touched.add(id);
    await saveQuestion(ctx, record, productId);
  }
  const named = new Set(wanted.map(({ code }) => code));
  const gone = [...stored.values()].filter(({ code }) => !named.has(code));
  for (const { productId, code: name } of gone) {
    touched.add(productId);
    ctx.noteChange?.({ kind: "question", name, did: "removed", fields: [] });
  }
  counts.removed = gone.length;
  await remove(
    ctx,
    gone.map(({ id }) => id),
  );
  return { counts, refused, tags: [...touched].map(productTag) };
}

/**
 * The questions that came from a folder, the oldest first; those about archived products stay as they are.
 */
export async function readFolderQuestions(ctx: ShopFilesContext) {
  const { id, productId, code, question, answer, askedBy, askedAt } = productQuestions;
  return ctx.db
    .select({ id, productId, code, question, answer, askedBy, askedAt, sku: products.sku })
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
      ),
    )
    .orderBy(askedAt, code);
}

async function saveQuestion(ctx: ShopFilesContext, record: QuestionFileRecord, productId: number) {
  const { code, question, answer, asked_by: askedBy, asked_at } = record;
  const columns = { productId, question, answer, askedBy, askedAt: new Date(asked_at), updatedAt: ctx.now() };
  await ctx.db
    .insert(productQuestions)
    .values({ tenantId: ctx.tenant.id, code, isFromFolder: true, ...columns })
    .onConflictDoUpdate({ target: [productQuestions.tenantId, productQuestions.code], set: columns });
}

async function remove(ctx: ShopFilesContext, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .delete(productQuestions)
    .where(and(eq(productQuestions.tenantId, ctx.tenant.id), inArray(productQuestions.id, ids)));
}
