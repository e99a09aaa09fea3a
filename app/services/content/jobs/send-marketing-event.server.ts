import { marketingBody } from "~/models/content/tracking/marketing-body";
import { trackingServices } from "~/models/shops/settings/tracking";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import { postToService } from "../tracking/post-to-service.server";
import { readEventFacts } from "../tracking/read-event-facts.server";

/** The version of the service's API these calls are written for. */
const revision = "2024-10-15";

/** Tells the marketing service of an event; its unique id makes a repeat count once. */
export const sendMarketingEventJob: JobHandler<"send-marketing-event"> = async (
  deps,
  { shopId, event, email, at, uniqueId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx || !deps.services || !trackingServices(ctx.shop).emailMarketing) return;
  const facts = await readEventFacts(ctx, event);
  const body = facts && marketingBody(facts, { email, at, uniqueId });
  if (!body) return;
  const key = await readSecret(ctx, "tracking.email_marketing.private_key");
  await postToService(deps.log, `${deps.services.emailMarketingUrl}/api/events/`, body, {
    Authorization: `Klaviyo-API-Key ${key}`,
    revision,
  });
};
