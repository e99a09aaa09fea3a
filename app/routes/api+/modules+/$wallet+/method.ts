import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerExpressCall } from "~/services/checkout/answer-express-call.server";
import { walletMethod } from "~/services/checkout/wallet-method.server";

/** Whether the shop takes a wallet, and what the wallet's script needs to know (rule api-14). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  answerExpressCall(context, async () =>
    walletMethod(context.shop, context.config.providerUrls, params.wallet),
  );
