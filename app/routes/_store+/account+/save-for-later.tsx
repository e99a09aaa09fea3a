import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { SavedItems } from "~/components/selling/lines/saved-items";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase, phraseAgain } from "~/models/platform/texts/phrase";
import { savedFormSchema } from "~/models/selling/cart/saved-form";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { cartPath, loginPath } from "~/paths";
import { savedItemsPath } from "~/paths/lists";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { answerSavedForm } from "~/services/selling/saved/answer-saved-form.server";
import { listSavedItems } from "~/services/selling/saved/list-saved-items.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  const { save_for_later } = publicSettings(context.shop).modules;
  if (!save_for_later.enable) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return {
    items: await listSavedItems(context, await context.visitor()),
    description: phraseAgain(save_for_later.description),
    saved_item_text: phraseAgain(save_for_later.saved_item_text),
  };
}

/**
 * Saves, moves and removes. A visitor who saves a line signs in first, which then saves it (rule lists-5).
 */
export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: savedFormSchema }, async (form) => {
    const returnTo = safeRedirect(form.return_to, savedItemsPath());
    const visitor = await context.visitor();
    if (!visitor.customer) {
      const later = form.intent === "save" ? form.item_id : undefined;
      return redirect(loginPath(form.intent === "save" ? cartPath() : returnTo, { later }), 303);
    }
    const message = await answerSavedForm(context, visitor, form);
    const page = new URL(returnTo, request.url).pathname;
    return leadTo(context, returnTo, { notice: { lines: [message], page } });
  });
}

export default function SaveForLaterPage() {
  const { items, description, saved_item_text } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={saved_item_text} intro={description}>
      {items.length === 0 ? (
        <EmptyNote picture="bag" action={phrase("Continue shopping")}>
          {phrase("Nothing saved yet. You can save items for later from your cart.")}
        </EmptyNote>
      ) : (
        <SavedItems items={items} returnTo={savedItemsPath()} />
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Saved for later"));
