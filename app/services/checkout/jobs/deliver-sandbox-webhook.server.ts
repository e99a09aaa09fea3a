import { SANDBOX_SIGNATURE_HEADER, sandboxProvider } from "../../payments/providers/sandbox-provider.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { receiveWebhook } from "../receive-webhook.server";

/**
 * Delivers the sandbox's webhook. It takes the way a real one takes (signature, parsing, settling) but stays
 * inside the process: a demo shop's address need not be reachable from its own server.
 */
export const deliverSandboxWebhookJob: JobHandler<"deliver-sandbox-webhook"> = async (
  deps,
  { shopId, body, signature },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature });
  if (ctx) await receiveWebhook(ctx, sandboxProvider.code, { body, headers });
};
