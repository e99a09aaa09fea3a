import { z } from "zod";
import type { VideoEmbed } from "~/models/catalogue/product/gallery-items";
import { videoPageUrl } from "~/models/shops/pages/video-address";
import { parseVideoUrl } from "~/models/shops/pages/video-source";

/** Time limit of a provider, ms, since a request is waiting. */
const patienceMs = 4000;

/** The part of an oEmbed answer that is used. The markup in it is not: it would run in the shop's pages. */
const oembedSchema = z.object({
  type: z.literal("video"),
  title: z.string().max(500).default(""),
  thumbnail_url: z.string().url().startsWith("https://").max(1000).optional(),
});

/**
 * Asks a video's provider what it is (oEmbed). A video that is private, gone or no video cannot be embedded.
 * @param endpoints of each provider
 * @throws when the provider does not answer, which says nothing of the video
 */
export async function askVideoProvider(
  endpoints: { youtube: string; vimeo: string },
  url: string,
): Promise<VideoEmbed> {
  const gone: VideoEmbed = { title: "", thumbnailUrl: "", isEmbeddable: false };
  const video = parseVideoUrl(url);
  if (!video) return gone;
  const lookup = new URL(endpoints[video.service]);
  lookup.searchParams.set("url", videoPageUrl(video));
  lookup.searchParams.set("format", "json");
  const response = await fetch(lookup, { signal: AbortSignal.timeout(patienceMs) });
  if (response.status >= 500 || response.status === 429) throw new Error(`${lookup.host} ${response.status}`);
  if (!response.ok) return gone;
  const answer = oembedSchema.safeParse(await response.json());
  if (!answer.success) return gone;
  return { title: answer.data.title, thumbnailUrl: answer.data.thumbnail_url ?? "", isEmbeddable: true };
}
