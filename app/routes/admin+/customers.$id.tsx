import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { RecordPage } from "~/components/office/record/record-page";
import { customerDoneTexts } from "~/models/office/record/done-texts";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { actOnCustomer, loadCustomerPage } from "~/services/office/customer-page.server";
import { actOnGuest } from "~/services/office/orders/guest-deeds.server";
import { loadGuestPage } from "~/services/office/orders/load-guest-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "customer" } as const;

/** Before the number of a guest's order. */
const guest = "guest-";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  const id = params.id ?? "";
  return id.startsWith(guest)
    ? loadGuestPage(ctx, id.slice(guest.length))
    : loadCustomerPage(ctx, Number(id));
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  const id = params.id ?? "";
  return id.startsWith(guest)
    ? actOnGuest(ctx, request, id.slice(guest.length))
    : actOnCustomer(ctx, request, Number(id));
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeCustomerPage() {
  return <RecordPage view={useLoaderData<typeof loader>()} doneTexts={customerDoneTexts} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Customer");
