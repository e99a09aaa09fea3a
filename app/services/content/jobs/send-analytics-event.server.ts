import { ga4Body } from "~/models/content/tracking/ga4-body";
import { trackingServices } from "~/models/shops/settings/tracking";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import { postToService } from "../tracking/post-to-service.server";
import { readEventFacts } from "../tracking/read-event-facts.server";

/**
 * Sends an event to Google Analytics over its Measurement Protocol; an order is identified by its number and
 * counts once.
 */
export const sendAnalyticsEventJob: JobHandler<"send-analytics-event"> = async (
  deps,
  { shopId, event, browserId, at, priceMinor, currency },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx || !deps.services || !trackingServices(ctx.shop).analytics) return;
  const facts = await readEventFacts(ctx, event, priceMinor ?? null, currency);
  if (!facts) return;
  const { measurement_id } = ctx.shop.settings.tracking.analytics;
  const api_secret = (await readSecret(ctx, "tracking.analytics.api_secret")) ?? "";
  const query = new URLSearchParams({ measurement_id, api_secret });
  await postToService(
    deps.log,
    `${deps.services.analyticsUrl}/mp/collect?${query}`,
    ga4Body(facts, { clientId: browserId, at, origin: ctx.origin }),
  );
};
