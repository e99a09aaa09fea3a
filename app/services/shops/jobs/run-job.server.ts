// @public

import { eq } from "drizzle-orm";
import type { z } from "zod";
import { shops } from "~/tables/shops/shops";
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
  const work = () => handlers[name]({ ...deps, jobName: name, handlers: areaHandlers }, checked);
  await (isMail(name) && "shopId" in checked ? inShopsLanguage(deps, checked.shopId, work) : work());
}

const isMail = (name: string): boolean => name.startsWith("send-") && !name.endsWith("-event");

/** Words, dates and amounts of a mail are in the language of its shop (rule texts-5). */
async function inShopsLanguage(
  { db }: JobDeps,
  shopId: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const shop = await readShop(db, eq(shops.id, shopId));
  return shop ? withTexts(textsOf(shop), work) : work();
}
