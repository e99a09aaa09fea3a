import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { leftText } from "~/models/payments/express-texts";
import { isAppError } from "~/models/platform/error/app-error";
import { cartPath } from "~/paths";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import { goToExpress } from "~/services/checkout/go-to-express.server";
import { rememberTransaction } from "~/services/checkout/remember-transaction.server";
import { findWallet, wallets } from "~/services/checkout/wallets.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { sellerOfForm, visitorOfForm } from "~/services/selling/cart/find-cart-seller.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";
import { countWrite } from "~/services/shops/limits/count-write.server";

/** The wallet that the address names; the first one where it names none, as in the release before. */
const keyOf = ({ wallet = wallets[0]?.code }: LoaderFunctionArgs["params"]) => wallet;

/**
 * Where a wallet sends the browser back to. The wallet is asked what happened, and only the visitor's own
 * cart is touched, so this may change it although it is a GET.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  await countWrite(context);
  const notice = await remember(new URL(request.url).searchParams);
  return leadTo(context, sellerCheckoutPath(sellerOfForm(request)), { notice: { lines: [notice] } });

  async function remember(query: URLSearchParams): Promise<string> {
    try {
      const { code, wallet } = findWallet(keyOf(params));
      if (query.has("cancelled")) return leftText(wallet.label);
      const approved = { wallet: code, reference: wallet.returned(query) };
      await rememberTransaction(context, await visitorOfForm(context, request), approved);
      return "";
    } catch (error) {
      if (isAppError(error)) return error.message;
      throw error;
    }
  }
}

/** The express button of cart and checkout; its address names the wallet, and the seller in a marketplace. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  return goToExpress(context, () => visitorOfForm(context, request), {
    wallet: keyOf(params),
    isDocument: true,
    backTo: form.get("from") === "cart" ? cartPath() : sellerCheckoutPath(sellerOfForm(request)),
  });
}
