// @public

import { data, redirect } from "@remix-run/node";
import { isSharedAddress, parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { isAppError } from "~/models/platform/error/app-error";
import type { CartForm } from "~/models/selling/cart/cart-form";
import { expressField } from "~/models/shops/pages/express-offer";
import { cartPath, productPath } from "~/paths";
import { visitorAfter } from "../accounts/sessions/visitor-after.server";
import { findChosenVariation } from "../catalogue/product/find-chosen-variation.server";
import { goToExpress } from "../checkout/go-to-express.server";
import { wantsDocument } from "../platform/http/wants-document.server";
import { headersWith, leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerCartForm } from "./answer-cart-form.server";

/**
 * Answers the form of a product's page. A script gets `{ ok, message, problems, cartCount }`. A browser
 * without one is sent to the cart, which says what was added, or gets the page again with the messages and
 * what it sent.
 */
export async function answerProductForm(
  context: RequestContext,
  request: Request,
  { form, posted }: { form: CartForm; posted: FormData },
) {
  const shown = await choiceToShow(context, request, form);
  if (shown) return redirect(shown, 303);
  const { changed, status } = await answerCartForm(context, request, form);
  const { setCookie, notice, cartId = null, ...answer } = changed;
  const cookies = [setCookie];
  const wallet = posted.get(expressField);
  if (changed.ok && typeof wallet === "string")
    return goToExpress(
      context,
      async () => ({ ...(await visitorAfter(context, request, setCookie)), cartId }),
      { wallet, cookies, isDocument: wantsDocument(request), backTo: cartPath() },
    );
  const headers = headersWith(context, { cookies });
  if (!wantsDocument(request)) return data(answer, { status, headers });
  if (changed.ok) {
    // What was lowered on the way has a message.
    const tone = changed.message === "" ? "success" : "warning";
    const lines = [notice ?? changed.message];
    return leadTo(context, cartPath(), { cookies, notice: { lines, page: cartPath(), tone } });
  }
  const { message, problems = {} } = answer;
  return data({ ...answer, refused: { message, problems, sent: textsOf(posted) } }, { status, headers });
}

/**
 * The address of what was chosen in dropdowns without a script, if that is all that is wanted; otherwise
 * null.
 */
async function choiceToShow(
  context: RequestContext,
  request: Request,
  form: CartForm,
): Promise<string | null> {
  if (form.intent !== "add" || form.show === undefined) return null;
  try {
    const found = await findChosenVariation(context, form.product_id, form.choice);
    return found && productPath(slugOfPage(request) ?? found.slug, found.sku);
  } catch (error) {
    // Adding it is refused with the reason.
    if (isAppError(error)) return null;
    throw error;
  }
}

/**
 * The slug of a page whose address chose a seller, so that the seller stays (rule sellers-9); null for
 * others.
 */
function slugOfPage({ url }: Request): string | null {
  const address = parseCatalogueAddress(decodeURIComponent(new URL(url).pathname));
  return address && isSharedAddress(address) ? address.slug : null;
}

/** The texts of a form, to show again. */
function textsOf(posted: FormData): Record<string, string> {
  const texts = [...posted].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts);
}
