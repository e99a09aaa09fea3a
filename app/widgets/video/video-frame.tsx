import { type VideoPlay, videoEmbedUrl } from "~/models/shops/pages/video-address";
import type { VideoSource } from "~/models/shops/pages/video-source";
import type { Props } from "./schema";

type VideoFrameProps = {
  source: VideoSource;
  title: string;
  props: Props;
  play: VideoPlay;
  /** The visitor asked for it: it is loaded at once. */
  isWanted?: boolean;
  /** Whether it takes the focus. */
  takesFocus?: boolean;
};

/** The service's player. It may run its scripts, and nothing of the page around it. */
export function VideoFrame({
  source,
  title,
  props,
  play,
  isWanted = false,
  takesFocus = false,
}: VideoFrameProps) {
  return (
    <iframe
      src={videoEmbedUrl(source, play)}
      title={title}
      width={props.widthPx}
      height={props.heightPx}
      loading={isWanted ? "eager" : "lazy"}
      ref={takesFocus ? focusOnce : undefined}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      className="h-auto w-full rounded-base bg-ink"
      style={{ aspectRatio: `${props.widthPx} / ${props.heightPx}` }}
    />
  );
}

// The button that was pressed is gone; without this the keyboard would begin at the top of the page again.
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus();
