import { z } from "zod";
import { sandboxProvider } from "../payment/sandbox/sandbox-provider.server";
import { settlePayment } from "../payment/settle-payment.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

const payloadSchema = z.object({
  shopId: z.string(),
  body: z.string(),
  signature: z.string(),
  origin: z.string(),
});

/**
 * Delivers the sandbox's webhook. It takes the way a real one takes (signature, parsing, settling) but stays inside
 * the process: a demo shop's address need not be reachable from its own server.
 */
export const deliverSandboxWebhookJob: JobHandler = async (deps, payload) => {
  const { shopId, body, signature, origin } = payloadSchema.parse(payload);
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const event = await sandboxProvider.webhook({ secret: deps.secret, shopId }, { body, signature });
  if (event) await settlePayment(ctx, event, origin);
};
