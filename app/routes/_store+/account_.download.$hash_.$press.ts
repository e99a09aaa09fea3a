import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendDownload } from "~/services/orders/downloads/send-download.server";

/** The file itself, for a day after its button was pressed. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  return sendDownload(context, request, { hash: params.hash ?? "", press: params.press ?? "" });
}
