/** A video at one of the two supported providers (part 1, §5). */
export type Video = { provider: "youtube" | "vimeo"; id: string };

/** Said of an address that is no video we can show (part 1, §5; part 3, §8). */
export const unsupportedVideoText = "Unsupported or not a video URL.";

const youtubeId = /^[A-Za-z0-9_-]{6,20}$/;
const vimeoId = /^\d{3,15}$/;
const youtubeHosts = new Set(["youtube.com", "youtube-nocookie.com", "m.youtube.com", "music.youtube.com"]);
const vimeoHosts = new Set(["vimeo.com", "player.vimeo.com"]);

/** Finds the video an address names; null for any other address. */
export function parseVideoUrl(text: string): Video | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const host = url.hostname.replace(/^www\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return youtube(parts[0]);
  if (youtubeHosts.has(host)) {
    const isPath = /^(embed|shorts|live|v)$/.test(parts[0] ?? "");
    return youtube(isPath ? parts[1] : url.searchParams.get("v"));
  }
  const id = vimeoHosts.has(host) ? parts.find((part) => vimeoId.test(part)) : undefined;
  return id ? { provider: "vimeo", id } : null;
}

const youtube = (id: string | null | undefined): Video | null =>
  id && youtubeId.test(id) ? { provider: "youtube", id } : null;

/** The video's own page, which a browser without scripts opens. */
export const videoPageUrl = ({ provider, id }: Video) =>
  provider === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

/**
 * What a frame shows of a video. Made from the id alone: markup that a provider answers never enters a page. The
 * addresses are those that set no cookie before the video is played.
 */
export const videoEmbedUrl = ({ provider, id }: Video) =>
  provider === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
