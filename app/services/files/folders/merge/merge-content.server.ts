import {
  type OptionSetRecord,
  optionSetRecord,
  readOptionSets,
} from "~/models/catalogue/options/option-set-record";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import { redirectFrom, redirectHosts, redirectTo } from "~/models/content/redirects/redirects";
import { templateName, type WrittenTemplate } from "~/models/content/templates/written-template";
import type { RedirectRow } from "~/models/files/folders/redirect-rows";
import type { ShopFile } from "~/models/files/folders/shop-file";
import type { TemplateRecord } from "~/models/files/folders/template-file";
import type { ShopRecord } from "~/models/shops/records/shop-record";
import { settingsWith } from "~/models/shops/settings/settings-lists";
import type { ShopSettings } from "~/models/shops/settings/shop-settings";
import type { ShopContent } from "../apply/apply-content.server";
import { shopRecordOfFile } from "../apply/save-shop.server";
import {
  menuMerge,
  modulesOf,
  optionSetMerge,
  redirectMerge,
  settingsMerge,
  shopMerge,
  templateMerge,
  widgetMerge,
} from "./merge-kinds.server";
import { type FolderMerge, mergeRecords } from "./merge-records.server";

/** The content that a shop shall have, of a folder's and its own. */
export async function mergeContent(merge: FolderMerge, content: ShopContent): Promise<ShopContent> {
  const menus = new Map(content.menus.map((menu) => [menu.id, menu]));
  return {
    ...content,
    templates: await mergeTemplates(merge, content.templates),
    widgets: (await mergeRecords(merge, widgetMerge, { folder: content.widgets })).records,
    menus: [...(await mergeRecords(merge, menuMerge, { folder: menus })).records.values()],
    redirects: content.redirects && (await mergeRedirects(merge, content.redirects)),
  };
}

async function mergeTemplates(merge: FolderMerge, own: TemplateRecord[]): Promise<TemplateRecord[]> {
  const files = new Map(own.map((template) => [templateName(template.head), template]));
  const folder = new Map<string, WrittenTemplate>(
    [...files].map(([name, { head, renderHtml }]) => [name, { ...head, html: renderHtml }]),
  );
  const { records, kept } = await mergeRecords(merge, templateMerge, { folder });
  return [...records].map(([name, { html, ...head }]) => {
    const file = kept.has(name) ? undefined : files.get(name);
    return file ?? { head, renderHtml: html };
  });
}

/** Rows that are no redirects, or name an address again, are left to be refused. */
async function mergeRedirects(merge: FolderMerge, rows: RedirectRow[]): Promise<RedirectRow[]> {
  const byFrom = new Map<string, RedirectRow>();
  const wrong: RedirectRow[] = [];
  for (const row of rows) {
    const [from, to] = [redirectFrom(row.from), redirectTo(row.to, redirectHosts(merge.ctx.shop))];
    if (from === null || to === null || byFrom.has(from)) wrong.push(row);
    else byFrom.set(from, { from, to, line: row.line });
  }
  const folder = new Map([...byFrom].map(([name, { from, to }]) => [name, { from, to }]));
  const { records } = await mergeRecords(merge, redirectMerge, { folder });
  const merged = [...records].map(([name, redirect]) => ({ ...redirect, line: byFrom.get(name)?.line ?? 0 }));
  return [...merged, ...wrong];
}

/** The option sets that a shop shall have. */
export async function mergeOptionSets(
  merge: FolderMerge,
  own: ReadonlyMap<string, OptionSet>,
): Promise<ReadonlyMap<string, OptionSet>> {
  const { currency } = merge.ctx.tenant;
  const folder = new Map<string, OptionSetRecord>(
    [...own].map(([code, set]) => [code, optionSetRecord(code, set, currency)]),
  );
  const { records, kept } = await mergeRecords(merge, optionSetMerge, { folder });
  const stored = readOptionSets(
    [...kept].flatMap((code) => records.get(code) ?? []),
    currency,
  ).sets;
  return new Map(
    [...records.keys()].flatMap((code) => {
      const set = kept.has(code) ? stored.get(code) : own.get(code);
      return set ? [[code, set] as const] : [];
    }),
  );
}

/** The settings that a shop shall have, module by module. */
export async function mergeSettings(merge: FolderMerge, own: ShopSettings): Promise<ShopSettings> {
  const { records, kept } = await mergeRecords(merge, settingsMerge, { folder: modulesOf(own) });
  let settings = own;
  for (const name of kept) {
    const stored = records.get(name);
    const value = stored && "is" in stored ? stored.is : stored;
    settings = { ...settings, ...(settingsWith(settings, name.split("."), value) as Partial<ShopSettings>) };
  }
  return settings;
}

/** The record that a shop shall have. */
export async function mergeShop(merge: FolderMerge, file: ShopFile): Promise<ShopRecord> {
  const own = shopRecordOfFile(file);
  const { records } = await mergeRecords(merge, shopMerge, { folder: new Map([[file.code, own]]) });
  return records.get(file.code) ?? own;
}
