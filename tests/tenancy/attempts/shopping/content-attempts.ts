import { isAppError } from "~/models/platform/error/app-error";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { countSellersProducts } from "~/services/api/rest/count-sellers-products.server";
import { categoryRecords } from "~/services/catalogue/categories/category-records.server";
import { findOptionalContent } from "~/services/catalogue/product/find-optional-content.server";
import { loadAround } from "~/services/content/around/load-around.server";
import { openRequest, testSecret } from "~/services/content/pages/content-fixture.server";
import { findAgeWords } from "~/services/content/pages/find-age-words.server";
import { findMenu } from "~/services/content/pages/find-menu.server";
import { findTemplateByWord } from "~/services/content/pages/find-template-by-word.server";
import { listPopups } from "~/services/content/pages/list-popups.server";
import { loadPageTypeView, loadPreview } from "~/services/content/pages/load-cms-page.server";
import { loadPageShell, loadShell } from "~/services/content/pages/load-shell.server";
import { loadTemplateView } from "~/services/content/pages/load-template-view.server";
import { menuRecords } from "~/services/content/pages/menu-records.server";
import { rememberFrame } from "~/services/content/pages/remember-frame.server";
import { rememberView } from "~/services/content/pages/remember-view.server";
import { withDraft } from "~/services/content/pages/with-draft.server";
import { followOldAddress, followRedirect } from "~/services/content/redirects/follow-old-address.server";
import { listMissedAddresses, listRedirects } from "~/services/content/redirects/list-redirects.server";
import { redirectRecords } from "~/services/content/redirects/redirect-records.server";
import { removeRedirect } from "~/services/content/redirects/remove-redirect.server";
import { saveRedirects } from "~/services/content/redirects/save-redirects.server";
import { loadSellersPart } from "~/services/content/sellers-page/load-sellers-part.server";
import { findFrameIds, readTemplateContent } from "~/services/content/templates/describe-template.server";
import { findFrameTemplate } from "~/services/content/templates/find-frame-template.server";
import { findTemplate } from "~/services/content/templates/find-template.server";
import { followCategory } from "~/services/content/templates/follow-category.server";
import { listTemplates } from "~/services/content/templates/list-templates.server";
import { previewAddress } from "~/services/content/templates/preview-address.server";
import { signPreview } from "~/services/content/templates/preview-token.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { readEventFacts } from "~/services/content/tracking/read-event-facts.server";
import {
  readSpokenContents,
  readWidgetContents,
} from "~/services/content/widgets/read-widget-contents.server";
import { widgetContext } from "~/services/content/widgets/widget-context.server";
import type { WidgetKit } from "~/services/content/widgets/widget-kit";
import { widgetRecords } from "~/services/content/widgets/widget-records.server";
import { DataCache } from "~/services/shops/changes/data-cache.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { shopRecords } from "~/services/shops/directory/shop-records.server";
import { compareDraft } from "~/services/shops/drafts/compare-draft.server";
import { discardRecordDraft } from "~/services/shops/drafts/discard-record-draft.server";
import { listRecordDrafts } from "~/services/shops/drafts/list-record-drafts.server";
import { publishDueDraft } from "~/services/shops/drafts/publish-due-draft.server";
import { publishRecordDraft } from "~/services/shops/drafts/publish-record-draft.server";
import { publishRecordDrafts } from "~/services/shops/drafts/publish-record-drafts.server";
import { saveRecordDraft } from "~/services/shops/drafts/save-record-draft.server";
import { scheduleRecordDraft } from "~/services/shops/drafts/schedule-record-draft.server";
import { changeRecord } from "~/services/shops/records/change-record.server";
import { compareVersions } from "~/services/shops/records/compare-versions.server";
import { listVersions } from "~/services/shops/records/list-versions.server";
import { listRecords, readRecord } from "~/services/shops/records/read-record.server";
import type { RecordKind } from "~/services/shops/records/record-kind";
import { restoreRecord } from "~/services/shops/records/restore-record.server";
import { alphaVersion, failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

/** Shows any widget's content as it is. */
const kit: WidgetKit = {
  declarations: {},
  loaders: {},
  hydrationOf: () => "all",
  check: (_type, content) => ({ props: content?.props ?? {}, items: content?.items ?? [] }),
};

/** Requests to both shops in one process: what it remembers for the first must not reach the second. */
function requests({ alpha, beta }: TwoShops) {
  const data = new DataCache(Date.now, 1_000_000);
  return {
    toAlpha: openRequest(alpha, "https://alpha.example/", data).context,
    toBeta: openRequest(beta, "https://beta.example/", data).context,
  };
}

/** Asks in the name of the first shop, so that the process remembers, and then in the name of the second. */
async function afterAlpha<T>(shops: TwoShops, ask: (context: RequestContext) => Promise<T>): Promise<T> {
  const { toAlpha, toBeta } = requests(shops);
  if ((await ask(toAlpha)) === null) throw failure("the first shop has nothing to remember");
  return ask(toBeta);
}

/** The first shop's page, with a header and a footer of its own. */
async function pageOf({ alpha }: TwoShops) {
  const template = await findTemplate(alpha, { slug: "alpha-page" });
  if (!template) throw failure("the first shop has no page");
  return template;
}

/** Records of the first shop that the second has none of, by their kinds. */
const alphaRecords: [RecordKind<unknown>, string][] = [
  [menuRecords, "main"],
  [widgetRecords, "alpha-text"],
  [redirectRecords, "/alpha-old"],
  [templateRecords, "page/Homepage"],
  [categoryRecords, "alpha-kitchen"],
  [shopRecords, "alpha"],
];

/** What becomes of each; a kind that refuses does not keep the others from being tried. */
const ofEachKind = (ask: (kind: RecordKind<unknown>, name: string) => Promise<unknown>) =>
  Promise.all(
    alphaRecords.map(([kind, name]) => ask(kind, name).catch((error: unknown) => isAppError(error) || error)),
  );

/** What each service of content and events is asked in the name of the second shop. */
export const contentAttempts: Attempts = {
  changeRecord: ({ beta }) => ofEachKind((kind, name) => changeRecord(beta, kind, { name, typed: null })),
  followCategory: ({ beta, category }) =>
    inTransaction(beta, (inner) => followCategory(inner, category.slug, "beta-kitchen")),
  readRecord: ({ beta }) => ofEachKind((kind, name) => readRecord(beta, kind, name)),
  listRecords: ({ beta }) =>
    ofEachKind(async (kind, name) => (await listRecords(beta, kind)).includes(name) && name),
  listVersions: ({ beta }) => listVersions(beta, menuRecords, "main"),
  compareVersions: ({ beta }) => compareVersions(beta, menuRecords, "main", { from: alphaVersion }),
  restoreRecord: ({ beta }) => restoreRecord(beta, menuRecords, { name: "main", version: alphaVersion }),
  compareDraft: ({ beta }) => compareDraft(beta, menuRecords, "main"),
  saveRecordDraft: ({ beta }) =>
    saveRecordDraft(beta, menuRecords, { name: "main", typed: { name: "Beta", items: [] } }),
  listRecordDrafts: ({ beta }) => listRecordDrafts(beta, null, { after: null, limit: 100 }),
  discardRecordDraft: ({ beta }) => discardRecordDraft(beta, menuRecords, "main"),
  publishRecordDraft: ({ beta }) => publishRecordDraft(beta, menuRecords, "main"),
  publishRecordDrafts: ({ beta }) =>
    publishRecordDrafts(beta, [{ kind: menuRecords, name: "main", version: "" }], null),
  scheduleRecordDraft: ({ beta }) =>
    scheduleRecordDraft(beta, menuRecords, "main", { at: new Date(beta.now().getTime() + 1) }),
  publishDueDraft: async ({ alpha, beta }) => {
    const [draft] = await listRecordDrafts(alpha, menuRecords, { after: null, limit: 1 });
    return publishDueDraft(beta, draft?.id ?? 0);
  },
  withDraft: async (shops) =>
    withDraft(shops.beta, { ...(await pageOf(shops)), renderHtml: "", name: "Other" }),
  saveRedirects: ({ beta }) => inTransaction(beta, (inner) => saveRedirects(inner, [], "replace")),
  removeRedirect: ({ beta }) => inTransaction(beta, (inner) => removeRedirect(inner, "/alpha-old")),
  listRedirects: ({ beta }) => listRedirects(beta),
  listMissedAddresses: ({ beta }) => listMissedAddresses(beta),
  followOldAddress: (shops) =>
    followOldAddress(requests(shops).toBeta, new URL("https://beta.example/pages/alpha-page")),
  followRedirect: (shops) =>
    followRedirect(requests(shops).toBeta, new URL("https://beta.example/alpha-old")),
  countSellersProducts: async (shops) => {
    const counted = await afterAlpha(shops, countSellersProducts);
    if (counted.some(({ client_guid }) => client_guid === shops.alpha.shop.sellerId))
      throw failure("counted products of another shop");
  },
  findOptionalContent: ({ beta }) => findOptionalContent(beta, "alpha-kitchen"),
  findAgeWords: ({ beta }) =>
    findAgeWords({ ...beta, shop: { ...beta.shop, industry: "tobacco" }, addCacheTags: () => {} }),
  findFrameIds: async (shops) => {
    const page = await pageOf(shops);
    const ids = await afterAlpha(shops, (context) => findFrameIds(context, page));
    if (ids.headerId !== null || ids.footerId !== null) throw failure("found frames of another shop");
  },
  findFrameTemplate: (shops) =>
    afterAlpha(shops, (context) => findFrameTemplate(context, "header", "Header")),
  findMenu: (shops) => afterAlpha(shops, (context) => findMenu(context, "main")),
  findTemplate: ({ beta }) => findTemplate(beta, { slug: "alpha-page" }),
  findTemplateByWord: async (shops) => {
    const { id, name } = await pageOf(shops);
    return Promise.all([`${id}`, name, "alpha-page"].map((word) => findTemplateByWord(shops.beta, word)));
  },
  listPopups: async (shops) => {
    const page = await pageOf(shops);
    return afterAlpha(shops, (context) => listPopups(context, "/alpha-page", page));
  },
  listTemplates: ({ beta }) =>
    listTemplates(beta, {
      kinds: ["page", "header", "footer"],
      page: 1,
      limit: 10,
      sort: { by: "id", direction: "asc" },
    }),
  loadAround: (shops) =>
    afterAlpha(shops, (context) => loadAround(context, { kind: "product", trail: [] }, kit)),
  loadSellersPart: async (shops) => {
    const { toAlpha, toBeta } = requests(shops);
    // The first shop sells alone: what is remembered is that nothing was built.
    await loadSellersPart(toAlpha, "alpha", kit, null);
    return loadSellersPart(toBeta, "alpha", kit, null);
  },
  loadShell: (shops) =>
    afterAlpha(shops, async (context) => loadShell(await widgetContext(context), "store", kit)),
  loadPageShell: async (shops) => {
    const page = await pageOf(shops);
    return afterAlpha(shops, async (context) => loadPageShell(await widgetContext(context), page, kit));
  },
  loadPageTypeView: (shops) => afterAlpha(shops, (context) => loadPageTypeView(context, "Search", kit)),
  loadPreview: async (shops) => {
    const { id } = await pageOf(shops);
    const token = signPreview(testSecret, { shopId: shops.alpha.shop.id, templateId: id }, shops.alpha.now());
    const request = new Request(`https://beta.example/?preview=${id}&token=${token}`);
    return loadPreview(requests(shops).toBeta, request, kit);
  },
  loadTemplateView: async (shops) => {
    const page = await pageOf(shops);
    const view = (context: RequestContext) =>
      widgetContext(context).then((ctx) => loadTemplateView(ctx, page, kit));
    return (await afterAlpha(shops, view)).widgets;
  },
  previewAddress: ({ beta }) => previewAddress(beta, testSecret, "alpha-page"),
  readTemplateContent: async (shops) => {
    const page = await pageOf(shops);
    return afterAlpha(shops, (context) => readTemplateContent(context, page));
  },
  readWidgetContents: async ({ beta }) => [...(await readWidgetContents(beta, ["alpha-text"]))],
  readSpokenContents: async ({ beta }) => [...(await readSpokenContents(beta, ["alpha-text"]))],
  rememberFrame: (shops) =>
    afterAlpha(shops, async (context) => {
      const ctx = { ...(await widgetContext(context)), visitor: anonymousVisitor };
      return rememberFrame(ctx, "header", "Header", kit);
    }),
  rememberView: async (shops) => {
    const page = await pageOf(shops);
    return afterAlpha(shops, async (context) => {
      const ctx = await widgetContext(context);
      return (await rememberView(ctx, "page", (inner) => loadTemplateView(inner, page, kit)))?.widgets;
    });
  },
  readEventFacts: ({ beta, mugId, order }) =>
    Promise.all([
      readEventFacts(beta, { name: "view_item", product_id: mugId }),
      readEventFacts(beta, { name: "purchase", order_id: order.id }),
    ]),
};
