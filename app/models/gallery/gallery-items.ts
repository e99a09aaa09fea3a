import type { ProductImage } from "../catalogue/product-record";
import { videoEmbedUrl, videoPageUrl } from "../video/video-address";
import { parseVideoUrl } from "../video/video-source";

/** What is known of a video from its provider; `isEmbeddable` null as long as nobody asked. */
export type VideoEmbed = { title: string; thumbnailUrl: string; isEmbeddable: boolean | null };

/** A video in a gallery. */
export type VideoView = VideoEmbed & {
  url: string;
  /** What a frame shows. */
  embedUrl: string;
  /** The video's own page, for browsers without scripts. */
  pageUrl: string;
};

/** One place of a gallery. */
export type GalleryItem = { kind: "image"; image: ProductImage } | { kind: "video"; video: VideoView };

/** The videos among addresses; what is none is left out. */
export function videoViews(urls: readonly string[], known: ReadonlyMap<string, VideoEmbed>): VideoView[] {
  return urls.flatMap((url) => {
    const video = parseVideoUrl(url);
    if (!video) return [];
    const embed = known.get(url) ?? { title: "", thumbnailUrl: "", isEmbeddable: null };
    // The frame is made when somebody asks for it.
    const embedUrl = videoEmbedUrl(video, { autoplay: true });
    return [{ ...embed, url, embedUrl, pageUrl: videoPageUrl(video) }];
  });
}

/** Pictures first, videos after them: the first thing seen of a product is the product. */
export const galleryItems = (
  images: readonly ProductImage[],
  videos: readonly VideoView[],
): GalleryItem[] => [
  ...images.map((image): GalleryItem => ({ kind: "image", image })),
  ...videos.map((video): GalleryItem => ({ kind: "video", video })),
];
