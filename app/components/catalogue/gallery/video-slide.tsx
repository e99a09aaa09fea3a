import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { VideoView } from "~/models/catalogue/product/gallery-items";
import { Icon } from "../../ui/icon";
import { PressLink } from "../../ui/link/press-link";

/**
 * A video in the strip: a link to the video's own page. With a script a press plays it here; the provider
 * learns only of visitors who play it. A video that cannot be embedded remains a link.
 */
export function VideoSlide({ video, isShown, name }: { video: VideoView; isShown: boolean; name: string }) {
  const t = useTexts();
  const [isPlaying, setPlaying] = useState(false);
  const title = video.title || t("Video of {name}", { name });
  if (isPlaying && isShown)
    return (
      <iframe
        src={video.embedUrl}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-(--picture-ratio) w-full bg-ink"
      />
    );
  const isBlocked = video.isEmbeddable === false;
  const attributes = {
    href: video.pageUrl,
    rel: "noopener",
    tabIndex: isShown ? undefined : -1,
    className:
      "relative flex aspect-(--picture-ratio) w-full flex-col items-center justify-center gap-4 bg-ink p-6 text-center text-white",
  };
  const content = (
    <>
      {video.thumbnailUrl ? (
        <img
          src={video.thumbnailUrl}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className="absolute inset-0 size-full object-cover opacity-70"
        />
      ) : null}
      <span className="relative flex size-16 items-center justify-center rounded-pill bg-white text-ink">
        <Icon name="play" sizePx={30} />
      </span>
      <span className="relative font-medium">
        {isBlocked ? t("Watch on the video’s own page") : t("Play: {title}", { title })}
      </span>
    </>
  );
  if (isBlocked) return <a {...attributes}>{content}</a>;
  return (
    <PressLink {...attributes} onPress={() => setPlaying(true)}>
      {content}
    </PressLink>
  );
}
