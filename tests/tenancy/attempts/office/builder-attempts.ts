import { optionSetScreen } from "~/models/office/records/option-set-screen";
import { advisePage } from "~/services/content/builder/advise-page.server";
import { buildPage } from "~/services/content/builder/build-page.server";
import { findMenuUses, findTemplateUses, findWidgetUses } from "~/services/content/builder/find-uses.server";
import { listFormerPages, restoreFormerPage } from "~/services/content/builder/former-pages.server";
import { readPageDrafts, takenNames } from "~/services/content/builder/page-drafts.server";
import { discardPage, publishPage } from "~/services/content/builder/publish-page.server";
import { readBuiltPage } from "~/services/content/builder/read-built-page.server";
import { savePageStep } from "~/services/content/builder/save-page-step.server";
import { startPage } from "~/services/content/builder/start-page.server";
import { takeDownDuePage, takeDownPage } from "~/services/content/builder/take-down-page.server";
import { undoPageStep } from "~/services/content/builder/undo-page-step.server";
import { inSellersPage, startSellersPage } from "~/services/content/sellers-page/open-sellers-page.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { lookAt } from "~/services/office/builder/look-at.server";
import { mergePage } from "~/services/office/builder/merge-page.server";
import { pageOfRecord } from "~/services/office/records/page-of-record.server";
import type { Attempts } from "../../two-shops";

/** A page of the first shop, which the second one has none of. */
const page = "page/404 Page";
const written = { name: "404 Page", entity_type: "page", slug: null, html: "<p>Beta</p>" };

/** What each service of the page builder is asked in the name of the second shop. */
export const builderAttempts: Attempts = {
  readBuiltPage: ({ beta }) => readBuiltPage(beta, page),
  buildPage: ({ beta }) => buildPage(beta, page, "", { act: "remove", block: "0" }),
  savePageStep: ({ beta }) => savePageStep(beta, page, [{ kind: "template", name: page, record: written }]),
  undoPageStep: ({ beta }) => undoPageStep(beta, page, "undo"),
  publishPage: ({ beta }) => publishPage(beta, page, null),
  discardPage: ({ beta }) => discardPage(beta, page),
  listFormerPages: async (shops) => listFormerPages(shops.beta, await readBuiltPage(shops.alpha, page)),
  restoreFormerPage: ({ beta }) => restoreFormerPage(beta, page, beta.now().toISOString()),
  mergePage: ({ beta }) => mergePage(beta, page, null, () => "mine"),
  takeDownPage: ({ beta }) => takeDownPage(beta, page, new Date(beta.now().getTime() + 1000)),
  takeDownDuePage: async (shops) => {
    const { templateId } = await readBuiltPage(shops.alpha, page);
    const later = new Date(shops.beta.now().getTime() + 86_400_000);
    return takeDownDuePage({ ...shops.beta, now: () => later }, templateId ?? 0);
  },
  startPage: ({ beta }) =>
    startPage(beta, templateRecords.check("page/Beta", { ...written, name: "Beta" }, beta), "about"),
  lookAt: ({ beta }) =>
    Promise.all(
      (["category", "product"] as const).flatMap((kind) =>
        ["", "alpha-kitchen", "ALPHA-MUG"].map((asked) =>
          lookAt(beta, { record: { entity_type: kind, slug: null, name: "" } }, asked),
        ),
      ),
    ),
  advisePage: async ({ alpha, beta }) => advisePage(beta, await readBuiltPage(alpha, page)),
  readPageDrafts: ({ beta }) => readPageDrafts(beta, { templates: [page], widgets: ["alpha-text"] }),
  findWidgetUses: ({ beta }) => findWidgetUses(beta, ["alpha-text"]),
  findTemplateUses: ({ beta }) => findTemplateUses(beta, page),
  findMenuUses: ({ beta }) => findMenuUses(beta, "main"),
  pageOfRecord: ({ beta }) => pageOfRecord(beta, optionSetScreen, "alpha-options", null),
  inSellersPage: ({ alpha, beta }) =>
    inSellersPage({
      ...beta,
      shop: { ...beta.shop, type: "marketplace", sellerId: alpha.shop.sellerId },
    }).then(({ sellersPage }) => sellersPage),
  startSellersPage: ({ alpha, beta }) =>
    startSellersPage({ ...beta, sellersPage: { sellerId: alpha.shop.sellerId, code: "alpha" } }),
  takenNames: ({ beta }) => takenNames(beta),
};
