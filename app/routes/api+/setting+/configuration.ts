import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { moduleFlags } from "~/models/api/module-flags";
import { listPaymentModules } from "~/services/payments/providers/list-payment-modules.server";
import { readJson } from "~/services/platform/http/reading/read-json.server";

const maxBodyBytes = 10_000;
const bodySchema = z.object({ models: z.array(z.string().max(100)).max(50) });

/** Which modules are active (rule api-7). A GET is answered with 405. */
export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

export async function action({ context, request }: ActionFunctionArgs) {
  const body = bodySchema.safeParse(await readJson(request, maxBodyBytes));
  if (!body.success)
    return Response.json({ success: false, message: "Send JSON with a list of models." }, { status: 422 });
  const payments = listPaymentModules(context.shop, context.config);
  return Response.json({
    success: true,
    configuration: moduleFlags(context.shop, body.data.models, payments),
  });
}
