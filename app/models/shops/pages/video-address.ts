// @public

import type { VideoSource } from "./video-source";

/** Player settings. Players only start by themselves when muted. */
export type VideoPlay = { startAtS?: number; autoplay?: boolean; mute?: boolean; loop?: boolean };

/** Origins of the players, for the content security policy. */
export const videoFrameOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://vimeo.com",
] as const;

/**
 * Address of the video player (rule widgets-10): lists use the parameter `list`, the start time is passed on.
 * YouTube's is the one that sets no cookies before playing.
 */
export function videoEmbedUrl({ service, id, isPlayList }: VideoSource, play: VideoPlay = {}): string {
  const query = new URLSearchParams();
  const on = (name: string, isOn: boolean | undefined) => isOn && query.set(name, "1");
  if (service === "youtube") {
    if (isPlayList) query.set("list", id);
    if (play.startAtS) query.set("start", String(play.startAtS));
    on("autoplay", play.autoplay);
    on("mute", play.mute);
    on("loop", play.loop);
    // A single video only repeats as a list of itself.
    if (play.loop && !isPlayList) query.set("playlist", id);
    query.set("rel", "0");
    return `https://www.youtube-nocookie.com/embed/${isPlayList ? "videoseries" : id}?${query}`;
  }
  on("autoplay", play.autoplay);
  on("muted", play.mute);
  on("loop", play.loop);
  query.set("dnt", "1");
  const start = play.startAtS ? `#t=${play.startAtS}s` : "";
  return isPlayList
    ? `https://vimeo.com/showcase/${id}/embed?${query}${start}`
    : `https://player.vimeo.com/video/${id}?${query}${start}`;
}

/** Address of the video's own page, for browsers without the player. */
export function videoPageUrl({ service, id, isPlayList }: VideoSource, startAtS = 0): string {
  if (service === "vimeo") return `https://vimeo.com/${isPlayList ? "showcase/" : ""}${id}`;
  if (isPlayList) return `https://www.youtube.com/playlist?list=${id}`;
  return `https://www.youtube.com/watch?v=${id}${startAtS ? `&t=${startAtS}s` : ""}`;
}
