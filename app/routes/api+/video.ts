import type { LoaderFunctionArgs } from "@remix-run/node";
import { phrase } from "~/models/platform/texts/phrase";
import { unsupportedVideoText } from "~/models/shops/pages/video-source";
import { lookUpVideo } from "~/services/content/video/look-up-video.server";

/** A provider's data about a product's video (rule api-13). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url).searchParams.get("url") ?? "";
  const embed = await lookUpVideo(context, url);
  if (!embed)
    return Response.json({ success: false, message: phrase(unsupportedVideoText) }, { status: 404 });
  const { title, thumbnailUrl, isEmbeddable } = embed;
  // If the provider does not answer, this call still succeeds: the page shows its placeholder.
  const success = isEmbeddable !== null;
  return Response.json({ success, title, thumbnail_url: thumbnailUrl, is_embeddable: isEmbeddable });
}
