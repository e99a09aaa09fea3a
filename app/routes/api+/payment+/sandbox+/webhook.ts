import type { ActionFunctionArgs } from "@remix-run/node";
import { readLimitedText } from "~/services/http/read-body.server";
import { sandboxProvider } from "~/services/payment/sandbox/sandbox-provider.server";
import { settlePayment } from "~/services/payment/settle-payment.server";

/** A result is a line of text. */
const maxBodyBytes = 10_000;

/** The sandbox's webhook: the signed result as text, its signature in the header. Said again it changes nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const deps = { secret: context.secret, shopId: context.shop.id };
  const body = (await readLimitedText(request, maxBodyBytes)) ?? "";
  const signature = request.headers.get("sandbox-signature") ?? "";
  const event = await sandboxProvider.webhook(deps, { body, signature });
  const settled = event && (await settlePayment(context, event, context.origin));
  return Response.json({ success: settled !== null }, { status: settled ? 200 : 400 });
}
