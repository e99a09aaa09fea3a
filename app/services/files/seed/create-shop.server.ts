// @public

import { join } from "node:path";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { ApplySummary } from "~/models/files/apply-summary";
import { AppError } from "~/models/platform/error/app-error";
import { codeSchema } from "~/models/shops/forms/code-schema";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { domainSchema } from "~/models/shops/records/shop-record";
import { shopDomains, shops } from "~/tables/shops/shops";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder, type ShopFolder } from "../apply/read-shop-folder.server";
import type { FilesContext } from "../files-context.server";

/**
 * What is known of a shop before it is made. Without an email it is the one shops usually have at their
 * domain.
 */
export type NewShop = {
  code: string;
  domain: string;
  name?: string | undefined;
  tagline?: string | undefined;
  email?: string | undefined;
};

/** The content that a new shop begins with. */
export const starterFolder = join(process.cwd(), "app", "cli", "starter-shop");

const emailSchema = z.string().email("Use an email address, such as hello@acme.example");

/**
 * Makes a shop from the starter folder: pages, a menu, shipping and payment, so that it sells once it has
 * products.
 * @returns what was written; its notes say what the owner has to enter before everything works
 * @throws AppError `invalid` for a code or domain that can't be one, `conflict` when either is taken
 */
export async function createShop(
  base: FilesContext,
  starterFolder: string,
  wanted: NewShop,
): Promise<ApplySummary> {
  const { code, domain, name, tagline = "", email } = wanted;
  await checkNewShop(base, wanted);
  const starter = await readShopFolder(starterFolder);
  const shopName = name ?? code.charAt(0).toUpperCase() + code.slice(1);
  const usualEmail = `hello@${domain.toLowerCase()}`;
  const { general } = starter.shop.settings;
  const settings = {
    ...starter.shop.settings,
    general: { ...general, app: { ...general.app, name: shopName }, tagline, email: email ?? usualEmail },
  };
  const shop = { ...starter.shop, code, name: shopName, domains: [domain.toLowerCase()], settings };
  const widgets = new Map(starter.widgets).set("home-hero", heroOf(starter, shopName, tagline));
  const summary = await applyShopFolder(base, { ...starter, shop, widgets }, () => {});
  const reason = `settings.general.email is ${usualEmail}: enter the address where you read mail from customers, or give it with --email`;
  return email
    ? summary
    : { ...summary, notes: [...summary.notes, { file: "shop.json", line: null, reason }] };
}

/**
 * Refuses what no new shop can be called.
 * @throws AppError `invalid` for a code, domain or email that can't be one, `conflict` for a code or domain
 * that is taken
 */
export async function checkNewShop(
  { db }: Pick<FilesContext, "db">,
  { code, domain, email }: NewShop,
): Promise<void> {
  for (const [option, parsed] of [
    ["--code", codeSchema.safeParse(code)],
    ["--domain", domainSchema.safeParse(domain.toLowerCase())],
    ["--email", emailSchema.optional().safeParse(email)],
  ] as const)
    if (!parsed.success) throw new AppError("invalid", `${option}: ${parsed.error.issues[0]?.message}`);
  const known = await db.select({ id: shops.id }).from(shops).where(eq(shops.code, code));
  if (known.length > 0) throw new AppError("conflict", `there already is a shop '${code}'`);
  const led = await db
    .select({ domain: shopDomains.domain })
    .from(shopDomains)
    .where(eq(shopDomains.domain, domain.toLowerCase()));
  if (led.length > 0)
    throw new AppError("conflict", `the domain ${domain.toLowerCase()} already leads to another shop`);
}

/** The starter's hero with the shop's own words. */
function heroOf({ widgets }: ShopFolder, name: string, tagline: string): WidgetContent {
  const hero = widgets.get("home-hero");
  if (!hero) throw new Error("the starter has no home-hero");
  const [item = {}] = hero.items;
  const text = (value: string) => ({ value, label: "" });
  const words = { title: text(name), ...(tagline ? { description: text(tagline) } : {}) };
  return { ...hero, items: [{ ...item, ...words }] };
}
