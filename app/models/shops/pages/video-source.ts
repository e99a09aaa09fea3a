// @public

import { message } from "~/models/platform/texts/message";

/** Supported video services. */
export const videoServices = ["youtube", "vimeo"] as const;
/** A supported video service. */
export type VideoService = (typeof videoServices)[number];

/** A video or a playlist. */
export type VideoSource = { service: VideoService; id: string; isPlayList: boolean };

/** Message for an address without an embeddable video (rule widgets-10). */
export const unsupportedVideoText = message("Unsupported or not a video URL.");

const plainId = /^[\w-]{3,64}$/;
const vimeoId = /^\d{3,15}$/;

/**
 * Reads an owner's `videoId`: the id, or a copied address, which also determines the service. Null for an
 * address of another service.
 */
export function parseVideoSource(
  text: string,
  service: VideoService,
  isPlayList: boolean,
): VideoSource | null {
  const trimmed = text.trim();
  return plainId.test(trimmed) ? { service, id: trimmed, isPlayList } : parseVideoAddress(trimmed);
}

/** The single video of an address; null for a playlist or any other address. */
export function parseVideoUrl(text: string): VideoSource | null {
  const source = parseVideoAddress(text);
  return source?.isPlayList ? null : source;
}

function parseVideoAddress(text: string): VideoSource | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, "");
  const segments = url.pathname.split("/").filter(Boolean);
  if (host === "youtube.com" || host === "youtube-nocookie.com" || host === "youtu.be")
    return youtubeSource(url, host, segments);
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeoSource(segments);
  return null;
}

function youtubeSource(url: URL, host: string, segments: string[]): VideoSource | null {
  const list = url.searchParams.get("list") ?? "";
  const inPath =
    host === "youtu.be" ? segments[0] : /^(embed|shorts|live|v)$/.test(segments[0] ?? "") ? segments[1] : "";
  const video = url.searchParams.get("v") ?? (inPath === "videoseries" ? "" : (inPath ?? ""));
  if (plainId.test(video)) return { service: "youtube", id: video, isPlayList: false };
  return plainId.test(list) ? { service: "youtube", id: list, isPlayList: true } : null;
}

function vimeoSource(segments: string[]): VideoSource | null {
  const showcase = /^(showcase|album)$/.test(segments[0] ?? "");
  const id = showcase ? segments[1] : segments.find((segment) => vimeoId.test(segment));
  return id && vimeoId.test(id) ? { service: "vimeo", id, isPlayList: showcase } : null;
}

/** A start time in seconds: `90`, `1:30` or `1:02:03`; 0 for anything else. */
export function parseStartAtS(text: string): number {
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text.trim())) return 0;
  return text
    .trim()
    .split(":")
    .reduce((total, part) => total * 60 + Number(part), 0);
}
