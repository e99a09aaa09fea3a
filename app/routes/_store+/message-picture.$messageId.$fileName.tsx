import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MessagePicturePage } from "~/components/conversations/message-picture-page";
import { foundOr404 } from "~/models/platform/error/found-or-404";
import { phrase } from "~/models/platform/texts/phrase";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loadMessagePicture } from "~/services/conversations/messages/load-message-picture.server";

/** A picture of a message on a page of the shop, for browsers without a script (rule conversations-15). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { searchParams } = new URL(request.url);
  const asked = {
    messageId: readRowId(params.messageId ?? "") ?? 0,
    fileName: (params.fileName ?? "").replaceAll("\0", ""),
  };
  const held = {
    id: readRowId(searchParams.get("conversation") ?? "") ?? 0,
    key: searchParams.get("key") ?? "",
  };
  return foundOr404(loadMessagePicture(context, asked, held));
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Messages"));

export default function MessagePictureRoute() {
  return <MessagePicturePage {...useLoaderData<typeof loader>()} />;
}
