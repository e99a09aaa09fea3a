import type { LoaderFunctionArgs } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { holdConversation } from "~/services/conversations/inbox/hold-conversation.server";
import { sendAttachment } from "~/services/conversations/messages/send-attachment.server";

/** A file of a message, for its customer, or a guest with the key of the conversation. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const messageId = readRowId(params.messageId ?? "");
  const fileName = params.fileName ?? "";
  if (messageId === null || fileName.includes("\0")) return notFound();
  const { searchParams } = new URL(request.url);
  const isDownload = searchParams.has("download");
  const held = {
    id: readRowId(searchParams.get("conversation") ?? "") ?? 0,
    key: searchParams.get("key") ?? "",
  };
  try {
    return await sendAttachment(holdConversation(context, held), { messageId, fileName, isDownload });
  } catch (error) {
    if (isAppError(error)) return notFound();
    throw error;
  }
}

const notFound = () =>
  Response.json({ success: false, message: "We couldn’t find this file." }, { status: 404 });
