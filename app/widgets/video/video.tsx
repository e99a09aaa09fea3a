import { useState } from "react";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { ModalDialog } from "~/components/ui/panel/modal-dialog";
import { phrase } from "~/models/platform/texts/phrase";
import { videoPageUrl } from "~/models/shops/pages/video-address";
import {
  parseStartAtS,
  parseVideoSource,
  unsupportedVideoText,
  type VideoSource,
} from "~/models/shops/pages/video-source";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";
import { VideoFrame } from "./video-frame";
import { VideoPlaceholder } from "./video-placeholder";

/**
 * A video of a service, with its title. Shown only with a video id; the placeholder needs its picture and
 * label too.
 */
export function Video({ props, items }: WidgetProps<Props, unknown, Item>) {
  const item = items[0];
  const text = item?.videoId;
  if (!item || !text) return null;
  const source = parseVideoSource(text, item.videoService, item.isPlayList);
  const isPlaceholder = props.design === "placeholder";
  if (isPlaceholder && !(item.placeholderImage.url && item.buttonLabel)) return null;
  return (
    <section className="page-width section-room">
      <div style={{ maxWidth: props.widthPx }}>
        <VideoText item={item} hasButton={!isPlaceholder} />
        {source === null ? (
          <p className="rounded-base bg-sunken p-6 text-muted">{phrase(unsupportedVideoText)}</p>
        ) : isPlaceholder ? (
          <PlaceholderVideo item={item} source={source} props={props} />
        ) : (
          <VideoFrame
            source={source}
            title={titleOf(item)}
            props={props}
            play={{ startAtS: parseStartAtS(item.videoStartAt) }}
          />
        )}
      </div>
    </section>
  );
}

const titleOf = ({ videoTitle }: Item) => videoTitle || phrase("Video");

function PlaceholderVideo({ item, source, props }: { item: Item; source: VideoSource; props: Props }) {
  const [isPlaying, setPlaying] = useState(false);
  const startAtS = parseStartAtS(item.videoStartAt);
  const frame = (
    <VideoFrame
      source={source}
      title={titleOf(item)}
      props={props}
      play={{ startAtS, autoplay: props.autoplay, mute: props.mute, loop: props.loop }}
      isWanted
      takesFocus={props.playIn === "inline"}
    />
  );
  if (isPlaying && props.playIn === "inline") return frame;
  return (
    <>
      <VideoPlaceholder
        item={item}
        props={props}
        pageUrl={videoPageUrl(source, startAtS)}
        onPlay={() => setPlaying(true)}
      />
      {isPlaying ? (
        // A player that has the focus keeps Escape for itself.
        <ModalDialog
          label={titleOf(item)}
          onClose={() => setPlaying(false)}
          startsAtClose
          className="w-[960px] !bg-ink"
        >
          {frame}
        </ModalDialog>
      ) : null}
    </>
  );
}

/** In the standard design the button is a link beside the video; on the placeholder it plays. */
function VideoText({ item, hasButton }: { item: Item; hasButton: boolean }) {
  const title = item.videoTitle;
  const subText = item.videoSubText;
  const label = item.buttonLabel;
  const link = item.buttonCta;
  const isOffered = hasButton && label && link;
  if (!title && !subText && !isOffered) return null;
  return (
    <div className="mb-6 space-y-3">
      {title ? <h2 className="text-2xl font-medium md:text-3xl">{title}</h2> : null}
      {subText ? <p className="max-w-prose text-ink/85">{subText}</p> : null}
      {isOffered ? (
        <SmartLink to={link} className={buttonClass("secondary", "sm", "min-h-11")}>
          {label}
        </SmartLink>
      ) : null}
    </div>
  );
}
