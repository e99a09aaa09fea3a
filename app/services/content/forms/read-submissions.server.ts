// @public

import { and, asc, desc, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { formFiles, formSubmissions } from "~/tables/content/forms";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findForm } from "./find-form.server";

/** A submission with the labels its form has today. */
export type ReadSubmission = {
  id: string;
  formName: string;
  createdAt: Date;
  source: string;
  values: { label: string; value: string }[];
  files: { id: string; name: string }[];
};

/** Most submissions of one list. */
const listed = 100;

async function authorizeView(ctx: ShopContext): Promise<void> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
}

/** The shop's newest submissions, each with the first words that were typed, and those behind them. */
export async function listNewestSubmissions(
  ctx: ShopContext,
): Promise<{ id: string; formName: string; createdAt: Date; words: string; more: string }[]> {
  await authorizeView(ctx);
  const rows = await ctx.db
    .select()
    .from(formSubmissions)
    .where(ofShop(formSubmissions, ctx))
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(listed);
  return rows.map(({ id, attributeName, createdAt, content }) => ({
    id,
    formName: attributeName,
    createdAt,
    words: content.find(({ value }) => value !== "")?.value ?? "",
    more: content
      .filter(({ value }) => value !== "")
      .slice(1)
      .map(({ value }) => value)
      .join(" · "),
  }));
}

/**
 * A submission with all that was typed and its files.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readSubmission(ctx: ShopContext, id: string): Promise<ReadSubmission> {
  await authorizeView(ctx);
  const [row] = await ctx.db
    .select()
    .from(formSubmissions)
    .where(and(ofShop(formSubmissions, ctx), eq(sql`${formSubmissions.id}::text`, id)));
  if (!row) throw new AppError("not_found", "There is no such message.");
  const files = await ctx.db
    .select({ id: formFiles.id, name: formFiles.fileName })
    .from(formFiles)
    .where(and(ofShop(formFiles, ctx), eq(formFiles.submissionId, row.id)))
    .orderBy(asc(formFiles.createdAt), asc(formFiles.id));
  const found = await findForm(ctx, row.attributeName);
  const definition = found?.kind === "form" ? found.definition : null;
  const labelOf = (wuid: string) => definition?.fields.find((field) => field.wuid === wuid)?.label ?? wuid;
  return {
    id: row.id,
    formName: definition?.props.formName || row.attributeName,
    createdAt: row.createdAt,
    source: row.source,
    values: row.content.map(({ wuid, value }) => ({ label: labelOf(wuid), value })),
    files,
  };
}
