// @public

import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { shopIn } from "~/models/shops/locales/locale";
import type { Shop } from "~/models/shops/shop";
import { orders } from "~/tables/orders/orders";
import { shops } from "~/tables/shops/shops";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { JobName, JobPayload } from "../../platform/jobs/job-kinds.server";
import { readShop } from "../directory/shop-directory.server";
import { textsOf } from "../texts/texts-of.server";
import { withTexts } from "../texts/with-texts.server";
import type { JobDeps, JobRegistry } from "./job.server";

/**
 * Checks the payload of a queued job and runs its handler.
 * @throws ZodError for a payload of another shape; the queue keeps the job with that message
 */
export async function runJobOf<Name extends JobName>(
  { payloads, handlers, areaHandlers }: JobRegistry,
  deps: JobDeps,
  name: Name,
  payload: unknown,
): Promise<void> {
  const schemas: { readonly [Kind in JobName]: z.ZodType<JobPayload<Kind>, z.ZodTypeDef, unknown> } =
    payloads;
  const checked = schemas[name].parse(payload);
  const work = ({ language, market }: ReadersPlace = {}) =>
    handlers[name]({ ...deps, jobName: name, handlers: areaHandlers, language, market }, checked);
  await (isMail(name) && "shopId" in checked ? inReadersLanguage(deps, name, checked, work) : work());
}

const isMail = (name: string): boolean => name.startsWith("send-") && !name.endsWith("-event");

/** Mails that the business gets, not a shopper. */
const forBusiness: ReadonlySet<string> = new Set(["send-seller-mail", "send-form-mail"]);

/** The language in which a mail is read, and the market whose pages it leads to. */
type ReadersPlace = { language?: string | undefined; market?: string | undefined };

/**
 * Words, dates and amounts of a mail are in the language of its reader (rule locales-6): that of the order it
 * is about, or of the request it came from, and its links lead to the market of that; the business reads its
 * shop's first.
 */
async function inReadersLanguage(
  { db }: JobDeps,
  name: string,
  payload: ReadersPlace & { shopId: string; orderId?: string },
  work: (place?: ReadersPlace) => Promise<unknown>,
): Promise<unknown> {
  const found = await readShop(db, eq(shops.id, payload.shopId));
  if (!found) return work();
  const place = forBusiness.has(name) ? {} : ((await placeOfOrder(db, found, payload.orderId)) ?? payload);
  const { language, market } = place;
  return withTexts(textsOf(shopIn(found, language, market)), () => work({ language, market }));
}

/** Where an order was placed; null where it, or what a job is about, says nothing of that. */
async function placeOfOrder(db: Db, shop: Shop, id: string | undefined): Promise<ReadersPlace | null> {
  const { general, markets } = shop.settings;
  if (id === undefined || general.languages.length + markets.length === 0) return null;
  const ofOrder = and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, id));
  const [order] = await db
    .select({ language: orders.language, market: orders.market })
    .from(orders)
    .where(ofOrder);
  return order?.language || order?.market
    ? { language: order.language ?? undefined, market: order.market ?? undefined }
    : null;
}
