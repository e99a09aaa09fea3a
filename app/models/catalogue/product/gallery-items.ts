// @public

import type { ProductImage } from "../../platform/media/product-record";
import { videoEmbedUrl, videoPageUrl } from "../../shops/pages/video-address";
import { parseVideoUrl } from "../../shops/pages/video-source";

/** What the provider says about a video; `isEmbeddable` is null before the provider was asked. */
export type VideoEmbed = { title: string; thumbnailUrl: string; isEmbeddable: boolean | null };

/** A video in a gallery. */
export type VideoView = VideoEmbed & {
  url: string;
  /** Address of the player. */
  embedUrl: string;
  /** The video's own page, for browsers without scripts. */
  pageUrl: string;
};

export type GalleryItem = { kind: "image"; image: ProductImage } | { kind: "video"; video: VideoView };

/** The videos among these addresses; others are skipped. */
export function videoViews(urls: readonly string[], known: ReadonlyMap<string, VideoEmbed>): VideoView[] {
  return urls.flatMap((url) => {
    const video = parseVideoUrl(url);
    if (!video) return [];
    const embed = known.get(url) ?? { title: "", thumbnailUrl: "", isEmbeddable: null };
    // The frame is created only on request.
    const embedUrl = videoEmbedUrl(video, { autoplay: true });
    return [{ ...embed, url, embedUrl, pageUrl: videoPageUrl(video) }];
  });
}

/** Pictures before videos, so that the gallery opens with a picture of the product. */
export const galleryItems = (
  images: readonly ProductImage[],
  videos: readonly VideoView[],
): GalleryItem[] => [
  ...images.map((image): GalleryItem => ({ kind: "image", image })),
  ...videos.map((video): GalleryItem => ({ kind: "video", video })),
];
