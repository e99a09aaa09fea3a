import { useEffect, useState } from "react";
import type { VideoView } from "~/models/catalogue/product/gallery-items";
import { videoLookupPath } from "~/paths";

/** The result of looking up a video. */
type Lookup = { success: boolean; title: string; thumbnail_url: string; is_embeddable: boolean };

/**
 * Looks up videos without data from their provider. An unknown one is marked as not embeddable and shows its
 * placeholder (rule gallery-6).
 */
export function useVideos(videos: VideoView[]): VideoView[] {
  const [found, setFound] = useState<ReadonlyMap<string, VideoView>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    for (const video of videos) {
      if (video.isEmbeddable !== null) continue;
      lookUp(video, stop.signal).then((known) => {
        if (!stop.signal.aborted) setFound((before) => new Map(before).set(video.url, known));
      });
    }
    return () => stop.abort();
  }, [videos]);
  return videos.map((video) => found.get(video.url) ?? video);
}

async function lookUp(video: VideoView, signal: AbortSignal): Promise<VideoView> {
  try {
    const response = await fetch(videoLookupPath(video.url), { signal });
    const answer = (await response.json()) as Lookup;
    if (!answer.success) return { ...video, isEmbeddable: false };
    return {
      ...video,
      title: answer.title,
      thumbnailUrl: answer.thumbnail_url,
      isEmbeddable: answer.is_embeddable,
    };
  } catch {
    return { ...video, isEmbeddable: false };
  }
}
