import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { leftText } from "~/models/payments/express-texts";
import { isAppError } from "~/models/platform/error/app-error";
import { cartPath } from "~/paths";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import { noticeCookie } from "~/services/accounts/sessions/notice-cookie.server";
import { goToExpress } from "~/services/checkout/go-to-express.server";
import { rememberTransaction } from "~/services/checkout/remember-transaction.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { sellerOfForm, visitorOfForm } from "~/services/selling/cart/find-cart-seller.server";
import { countWrite } from "~/services/shops/limits/count-write.server";

/**
 * Where the express provider sends the browser back to. The provider is asked what happened, and only the
 * visitor's own cart is touched, so this may change it although it is a GET.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  await countWrite(context);
  const params = new URL(request.url).searchParams;
  const notice = params.has("cancelled") ? leftText : await remember(params.get("token") ?? "");
  return redirect(sellerCheckoutPath(sellerOfForm(request)), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie(notice ? [notice] : [], context.origin) },
  });

  async function remember(reference: string): Promise<string> {
    try {
      await rememberTransaction(context, await visitorOfForm(context, request), reference);
      return "";
    } catch (error) {
      if (isAppError(error)) return error.message;
      throw error;
    }
  }
}

/** The express button of cart and checkout; its address names the seller in a marketplace. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return goToExpress(context, () => visitorOfForm(context, request), {
    headers: new Headers(),
    isDocument: true,
    backTo: form.get("from") === "cart" ? cartPath() : sellerCheckoutPath(sellerOfForm(request)),
  });
}
