import type { ActionFunctionArgs } from "@remix-run/node";
import { AppError } from "~/models/platform/error/app-error";
import { rememberedTransactionSchema } from "~/models/selling/checkout/express-approval";
import { answerExpressCall } from "~/services/checkout/answer-express-call.server";
import { rememberTransaction } from "~/services/checkout/remember-transaction.server";
import { readJson } from "~/services/platform/http/reading/read-json.server";
import { visitorOfCall } from "~/services/selling/cart/find-cart-seller.server";

/** Keeps with the cart what the shopper approved at a wallet (rule api-14). */
export const action = ({ context, request, params: { wallet } }: ActionFunctionArgs) =>
  answerExpressCall(context, async () => {
    const body = rememberedTransactionSchema.safeParse(await readJson(request));
    if (!body.success) throw new AppError("invalid", "Send the order_id that was approved.", "order_id");
    await rememberTransaction(context, await visitorOfCall(context, request), {
      wallet,
      reference: body.data.order_id,
    });
    return {};
  });
