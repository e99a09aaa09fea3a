/** Services whose players can be shown. */
export const videoServices = ["youtube", "vimeo"] as const;
/** A service whose player can be shown. */
export type VideoService = (typeof videoServices)[number];

/** A video or a list of videos at its service. */
export type VideoSource = { service: VideoService; id: string; isPlayList: boolean };

/** Shown for an address that is no video we can embed (rule widgets-10). */
export const unsupportedVideoText = "Unsupported or not a video URL.";

const plainId = /^[\w-]{3,64}$/;
const vimeoId = /^\d{3,15}$/;

/**
 * Reads what an owner wrote into `videoId`: the id, or the whole address copied from the browser, which then also says
 * which service it is of. Null for an address of neither service.
 */
export function parseVideoSource(
  text: string,
  service: VideoService,
  isPlayList: boolean,
): VideoSource | null {
  const trimmed = text.trim();
  return plainId.test(trimmed) ? { service, id: trimmed, isPlayList } : parseVideoAddress(trimmed);
}

/** The one video an address names; null for a list of them, as for any other address. */
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

/** Seconds of a start time: `90`, `1:30` or `1:02:03`; 0 for anything else. */
export function parseStartAtS(text: string): number {
  if (!/^\d{1,5}(:[0-5]?\d){0,2}$/.test(text.trim())) return 0;
  return text
    .trim()
    .split(":")
    .reduce((total, part) => total * 60 + Number(part), 0);
}
