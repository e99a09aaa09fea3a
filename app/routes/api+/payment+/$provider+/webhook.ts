import type { ActionFunctionArgs } from "@remix-run/node";
import { readLimitedText } from "~/services/http/read-body.server";
import { providerByCode } from "~/services/payment/providers.server";
import { settlePayment } from "~/services/payment/settle-payment.server";

/** Providers' events are a few kilobytes; those of large orders a few dozen. */
const maxBodyBytes = 256_000;

/** The webhook of every payment provider, which checks it by its own rules. Sent again it changes nothing. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const provider = providerByCode(params.provider ?? "");
  if (!provider) return Response.json({ success: false }, { status: 404 });
  const body = await readLimitedText(request, maxBodyBytes);
  if (body === null) return Response.json({ success: false }, { status: 413 });
  const deps = { secret: context.secret, shopId: context.shop.id };
  const event = await provider.webhook(deps, { body, headers: request.headers });
  const settled = event && (await settlePayment(context, event));
  return Response.json({ success: settled !== null }, { status: settled ? 200 : 400 });
}
