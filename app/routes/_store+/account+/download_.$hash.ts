import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendDownload } from "~/services/downloads/send-download.server";

/** A bought file. Guests use the links of their mail, so no sign-in is asked for. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  return sendDownload(context, request, params.hash ?? "");
}
