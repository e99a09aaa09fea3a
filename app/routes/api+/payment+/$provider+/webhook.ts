import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveWebhook } from "~/services/checkout/receive-webhook.server";
import { ProviderUnavailable } from "~/services/payments/providers/provider-unavailable.server";
import { readLimitedText } from "~/services/platform/http/reading/read-body.server";

/** Providers' events are a few kilobytes; those of large orders a few dozen. */
const maxBodyBytes = 256_000;

const statusOf = { applied: 200, ignored: 200, forged: 400, "unknown provider": 404 } as const;

/** The webhook of every payment provider, which checks it by its own rules. Sent again it changes nothing. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const body = await readLimitedText(request, maxBodyBytes);
  if (body === null) return Response.json({ success: false }, { status: 413 });
  try {
    const result = await receiveWebhook(context, params.provider ?? "", { body, headers: request.headers });
    const status = statusOf[result];
    return Response.json({ success: status === 200 }, { status });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn("a webhook could not be checked", { error });
    return Response.json({ success: false }, { status: 503, headers: { "Retry-After": "60" } });
  }
}
