// @public

import { and, asc, eq, sql } from "drizzle-orm";
import { readFormDefinition } from "~/models/content/form/read-form-definition";
import {
  type HeadedField,
  type ListedSubmission,
  submissionRows,
} from "~/models/content/form/submission-rows";
import { authorize } from "~/models/shops/actors/authorize";
import { widgetContents } from "~/tables/content/content";
import { emailSignups, formFiles, formSubmissions } from "~/tables/content/forms";
import { unsubscribeUrl } from "../../accounts/mail-preferences/unsubscribe.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What signs links; without it signups have no link to end them. */
type LinkSigner = { secret?: string; origin?: string };

/**
 * The shop's submissions as rows of a table, oldest first and headings on top.
 * @param form number of one form; null for all of them and the signups
 */
export async function listSubmissions(
  ctx: ShopContext & LinkSigner,
  form: number | null,
): Promise<string[][]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const submissions = await readSubmissions(ctx, form);
  const signups = form === null ? await readSignups(ctx) : [];
  return submissionRows([...submissions, ...signups], await readFields(ctx, form));
}

async function readSubmissions(ctx: ShopContext, form: number | null): Promise<ListedSubmission[]> {
  const rows = await ctx.db
    .select()
    .from(formSubmissions)
    .where(and(ofShop(formSubmissions, ctx), form === null ? undefined : eq(formSubmissions.form, form)))
    .orderBy(asc(formSubmissions.createdAt), asc(formSubmissions.id));
  const files = await ctx.db
    .select({ submissionId: formFiles.submissionId, storedAs: formFiles.storedAs })
    .from(formFiles)
    .where(ofShop(formFiles, ctx))
    .orderBy(asc(formFiles.createdAt), asc(formFiles.id));
  const filesOf = new Map<string, string[]>();
  for (const { submissionId, storedAs } of files)
    filesOf.set(submissionId, [...(filesOf.get(submissionId) ?? []), storedAs]);
  return rows.map((row) => ({
    ...row,
    formName: row.attributeName,
    emails: row.emailOpted,
    files: filesOf.get(row.id) ?? [],
  }));
}

/** Signups, each with the link for the mails sent to it (rule accounts-34). */
async function readSignups(ctx: ShopContext & LinkSigner): Promise<ListedSubmission[]> {
  const rows = await ctx.db
    .select()
    .from(emailSignups)
    .where(ofShop(emailSignups, ctx))
    .orderBy(asc(emailSignups.createdAt), asc(emailSignups.email));
  const { secret, origin } = ctx;
  return rows.map(({ id, email, source, createdAt }) => ({
    id: email,
    createdAt,
    formName: "",
    form: null,
    version: null,
    source,
    emails: [email],
    content: [],
    files: [],
    ...(secret && origin
      ? { unsubscribeUrl: unsubscribeUrl({ ...ctx, secret, origin }, { kind: "newsletter", id }) }
      : {}),
  }));
}

/** The fields of the shop's forms as they are today. */
async function readFields(ctx: ShopContext, form: number | null): Promise<HeadedField[]> {
  const rows = await ctx.db
    .select({ name: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(and(ofShop(widgetContents, ctx), sql`${widgetContents.content}->>'type' = 'form'`))
    .orderBy(asc(widgetContents.attributeName));
  return rows
    .map(({ name, content }) => readFormDefinition(name, content))
    .filter(({ props }) => form === null || props.form === form)
    .flatMap(({ attributeName, fields }) =>
      fields.map(({ wuid, label }) => ({ formName: attributeName, wuid, label })),
    );
}
