// @public

import { paletteOf, withFreeNames } from "~/models/content/blocks/palette";
import { startingPages } from "~/models/content/blocks/sections";
import { addressOfPage } from "~/models/content/redirects/address-of-page";
import { templateName, type WrittenTemplate } from "~/models/content/templates/written-template";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { escapeHtml } from "~/models/shops/hosts/escape-html";
import { findAddressProblem } from "../../catalogue/addresses/find-address-problem.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { templateRecords } from "../templates/template-records.server";
import { takenNames } from "./page-drafts.server";
import { type PageChange, savePageStep } from "./save-page-step.server";

/**
 * Begins a page with the sections of a starting point (rule builder-10). Shoppers do not see it before it is
 * published.
 * @param from the `value` of one of `startingPages`
 * @returns the name of its record
 * @throws AppError `forbidden`, `invalid`; StaleRecord where there is a page of this name
 */
export async function startPage(ctx: ShopContext, written: WrittenTemplate, from: string): Promise<string> {
  authorize(await ctx.actor(), "change", templateRecords.subjectOf(ctx));
  const start = startingPages.find(({ value }) => value === from);
  if (!start) throw new AppError("invalid", "Choose what the page begins with.", "from");
  const address = addressOfPage(written);
  const own = { kind: "page", id: null, reach: "shop" } as const;
  const problem = address === null ? null : await findAddressProblem(ctx, address, own);
  if (problem) throw new AppError("invalid", problem, "slug");
  const name = templateName(written);
  await inTransaction(ctx, async (inner) => {
    const hidden = { ...written, preview_only: true };
    await changeRecord(inner, templateRecords, { name, typed: hidden, expectedVersion: null });
    const taken = new Set(await takenNames(inner));
    const entries = paletteOf(inner.handlers.widgets).flatMap((group) => group.entries);
    const changes: PageChange[] = [];
    const parts: string[] = written.html === "" ? [] : [written.html];
    for (const key of start.sections) {
      const entry = entries.find((one) => one.key === `section:${key}`);
      if (!entry) continue;
      const { html, widgets } = withFreeNames(entry.piece, taken);
      const isFirst = parts.length === 0 && key === start.sections[0];
      parts.push(isFirst ? withTitle(html, written.name) : html);
      for (const [widget, record] of Object.entries(widgets)) {
        taken.add(widget);
        changes.push({ kind: "widget", name: widget, record });
      }
    }
    const html = parts.map((part) => `${part.trimEnd()}\n`).join("");
    await savePageStep(inner, name, [...changes, { kind: "template", name, record: { ...written, html } }]);
  });
  return name;
}

/** Text that begins a page has the page's name for its heading; a banner is a heading of its own. */
const withTitle = (html: string, title: string): string =>
  html.replace(
    /^(<section class="wide beside">[\s\S]*?)<h2>[^<]*<\/h2>/,
    (_, before: string) => `${before}<h1>${escapeHtml(title)}</h1>`,
  );
