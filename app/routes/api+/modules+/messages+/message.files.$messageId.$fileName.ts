import type { LoaderFunctionArgs } from "@remix-run/node";
import { readRowId } from "~/models/api/row-id";
import { isAppError } from "~/models/error/app-error";
import { sendAttachment } from "~/services/conversations/send-attachment.server";

/** A file of a message, for its customer. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const messageId = readRowId(params.messageId ?? "");
  const fileName = params.fileName ?? "";
  if (messageId === null || fileName.includes("\0")) return notFound();
  const isDownload = new URL(request.url).searchParams.has("download");
  try {
    return await sendAttachment(context, { messageId, fileName, isDownload });
  } catch (error) {
    if (isAppError(error)) return notFound();
    throw error;
  }
}

const notFound = () =>
  Response.json({ success: false, message: "We couldn't find this file." }, { status: 404 });
