import { SANDBOX_SIGNATURE_HEADER, sandboxProvider } from "../payment/sandbox/sandbox-provider.server";
import { settlePayment } from "../payment/settle-payment.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/**
 * Delivers the sandbox's webhook. It takes the way a real one takes (signature, parsing, settling) but stays inside
 * the process: a demo shop's address need not be reachable from its own server.
 */
export const deliverSandboxWebhookJob: JobHandler<"deliver-sandbox-webhook"> = async (
  deps,
  { shopId, body, signature },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature });
  const event = await sandboxProvider.webhook({ secret: deps.secret, shopId }, { body, headers });
  if (event) await settlePayment(ctx, event);
};
