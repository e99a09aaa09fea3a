import { isAppError } from "~/models/platform/error/app-error";
import { draftParameter, publishedParameter } from "~/paths";
import { isPreviewToken } from "~/services/content/templates/preview-token.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { withFreshShop } from "~/services/shops/directory/with-fresh-shop.server";
import { publishRecordDraft } from "~/services/shops/drafts/publish-record-draft.server";

/** Ends the transaction without keeping what was done in it, and carries out the page that was made there. */
class Shown extends Error {
  constructor(readonly response: Response) {
    super("shown, and taken back");
  }
}

/**
 * Answers a request as it is answered once the draft of a record is published, where its address names one
 * with a token (rule builder-28): it is published in a transaction that is taken back when the page is made.
 * So every kind of record is shown by its own pages, to who has the link alone.
 */
export async function withDraftShown(
  context: RequestContext,
  request: Request,
  answer: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const draft = query.get(draftParameter);
  if (draft === null || request.method !== "GET" || !hasShop(context)) return answer(context);
  const { shop, tenant } = context;
  const space = draft.indexOf(" ");
  const [named, name] = [draft.slice(0, space), draft.slice(space + 1)];
  const kind = context.handlers.recordKinds.find((one) => one.kind === named);
  const subject = { shopId: shop.id, draft };
  if (!kind || !isPreviewToken(context.secret, subject, query.get("token") ?? "", context.now()))
    return said("There is no such preview.", 404);
  context.doNotCache();
  if (query.has(publishedParameter)) return answer(context);
  // Looked up before, on connections that are free: the transaction has one to itself.
  await Promise.all([context.actor(), context.visitorView(), context.visitorPlace()]);
  const asJob = acting({ kind: "job", tenantId: tenant.id, name: "publish-draft" });
  try {
    return await inTransaction({ ...context, actor: asJob }, async (inner) => {
      await publishRecordDraft(inner, kind, name);
      const { settings } = kind.kind === "settings" ? (await withFreshShop(inner)).shop : shop;
      const shown: RequestContext = {
        ...context,
        db: inner.db,
        shop: { ...shop, settings },
        remember: (_key, load) => load(context.addCacheTags, context.doNotCache),
      };
      throw new Shown(await answer(shown));
    });
  } catch (thrown) {
    if (thrown instanceof Shown) return thrown.response;
    if (isAppError(thrown)) return said(thrown.message, thrown.status);
    throw thrown;
  }
}

const said = (text: string, status: number) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** A host without a shop, or with one that is shut, answers for itself. */
function hasShop(context: RequestContext): boolean {
  try {
    return context.shop !== null;
  } catch {
    return false;
  }
}
