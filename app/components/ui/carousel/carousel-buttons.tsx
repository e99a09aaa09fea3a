// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { useSaid } from "../form/use-said";
import { Icon } from "../icon";
import type { Autoplay } from "./use-autoplay";
import type { Slides } from "./use-slides";

const round =
  "inline-flex size-11 items-center justify-center rounded-pill border border-line bg-surface text-ink hover:border-ink/50 aria-disabled:cursor-default aria-disabled:opacity-40";

type CarouselButtonsProps = {
  /** What the buttons control, such as 'Most loved'. */
  title: string;
  slides: Slides;
  autoplay?: Autoplay;
  /** Slides per press of a button. */
  step?: number;
  isEndless?: boolean;
};

/**
 * Pause, previous and next; shown only with a script. At an end the button keeps the focus and does nothing
 * (rule accessibility-1).
 */
export function CarouselButtons({
  title,
  slides,
  autoplay,
  step = 1,
  isEndless = false,
}: CarouselButtonsProps) {
  const t = useTexts();
  const { isReady, index, lastIndex, turnTo, turnBy } = slides;
  // Its number of places is known once it is laid out, and changes with the width of the window.
  const isTurnedByItself = autoplay?.isOffered === true && autoplay.isPlaying;
  useSaid(
    isTurnedByItself
      ? ""
      : t("{title}: {number} of {count}", { title, number: index + 1, count: lastIndex + 1 }),
    `${isReady} ${lastIndex}`,
  );
  if (!isReady || (lastIndex === 0 && !isEndless)) return null;
  const turn = (by: number) =>
    isEndless ? turnBy(by) : turnTo(Math.min(Math.max(index + by, 0), lastIndex));
  return (
    <div className="flex gap-2">
      {autoplay?.isOffered ? (
        <button
          type="button"
          aria-label={autoplay.isPlaying ? t("Pause: {title}", { title }) : t("Play: {title}", { title })}
          onClick={autoplay.toggle}
          className={round}
        >
          <Icon name={autoplay.isPlaying ? "pause" : "play"} sizePx={20} />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t("Previous: {title}", { title })}
        aria-disabled={(!isEndless && index === 0) || undefined}
        onClick={() => turn(-step)}
        className={round}
      >
        <Icon name="chevronLeft" sizePx={20} />
      </button>
      <button
        type="button"
        aria-label={t("Next: {title}", { title })}
        aria-disabled={(!isEndless && index >= lastIndex) || undefined}
        onClick={() => turn(step)}
        className={round}
      >
        <Icon name="chevronRight" sizePx={20} />
      </button>
    </div>
  );
}
