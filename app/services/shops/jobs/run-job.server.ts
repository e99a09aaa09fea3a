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
  const work = (language?: string) =>
    handlers[name]({ ...deps, jobName: name, handlers: areaHandlers, language }, checked);
  await (isMail(name) && "shopId" in checked ? inReadersLanguage(deps, name, checked, work) : work());
}

const isMail = (name: string): boolean => name.startsWith("send-") && !name.endsWith("-event");

/** Mails that the business gets, not a shopper. */
const forBusiness: ReadonlySet<string> = new Set(["send-seller-mail", "send-form-mail"]);

/**
 * Words, dates and amounts of a mail are in the language of its reader (rule locales-6): that of the order it
 * is about, or of the request it came from; the business reads its shop's first.
 */
async function inReadersLanguage(
  { db }: JobDeps,
  name: string,
  payload: { shopId: string; language?: string | undefined; orderId?: string },
  work: (language?: string) => Promise<unknown>,
): Promise<unknown> {
  const found = await readShop(db, eq(shops.id, payload.shopId));
  if (!found) return work();
  const language = forBusiness.has(name)
    ? undefined
    : ((await languageOfOrder(db, found, payload.orderId)) ?? payload.language);
  return withTexts(textsOf(shopIn(found, language)), () => work(language));
}

async function languageOfOrder(db: Db, shop: Shop, id: string | undefined): Promise<string | null> {
  if (id === undefined || shop.settings.general.languages.length === 0) return null;
  const ofOrder = and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, id));
  const [order] = await db.select({ language: orders.language }).from(orders).where(ofOrder);
  return order?.language ?? null;
}
