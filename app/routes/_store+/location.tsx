import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { PlacePage } from "~/components/storefront/place/place-page";
import { sendPress } from "~/components/ui/form/send-press";
import { placeFormId, placeFormSchema } from "~/models/marketplace/place-form";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { placeView } from "~/models/shops/visitors/visitor-place";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { homePath } from "~/paths";
import { choosePlace } from "~/services/marketplace/choose-place.server";
import { preferSeller } from "~/services/marketplace/prefer-seller.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/** The form for a visitor's place on a page of its own, where a refused post stays. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMarketplace(context);
  context.doNotCache();
  return { place: placeView(await context.visitorPlace()) };
}

/** Stores a place or a preferred seller (rules location-4 and location-6). */
export async function action({ context, request }: ActionFunctionArgs) {
  requireMarketplace(context);
  const form = { id: placeFormId, schema: placeFormSchema, keeps: ["postalCode", "return_to"] };
  return answerForm(request, form, async (answers) => {
    const { seller, return_to } = answers;
    const headers =
      seller === undefined ? await choosePlace(context, answers) : await preferSeller(context, seller);
    return redirect(safeRedirect(return_to, homePath()), { status: 303, headers });
  });
}

function requireMarketplace({ shop }: RequestContext) {
  if (shop.type !== "marketplace")
    throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Your location"));

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function PlaceRoute() {
  return <PlacePage {...useLoaderData<typeof loader>()} refused={useActionData()} />;
}
