import { useTexts } from "~/components/ui/texts/use-texts";
import type { ReviewView } from "~/models/conversations/review-view";
import { phrase } from "~/models/platform/texts/phrase";
import { Picture } from "../../catalogue/picture";
import { Icon } from "../../ui/icon";
import { asPanel, closesPanel, opensPanel } from "../../ui/panel/panel";

/**
 * Thumbnails of a review, each of which opens its picture over the page; the open picture leads to its
 * neighbors.
 */
export function ReviewPictures({ review: { id, images, author } }: { review: ReviewView }) {
  const t = useTexts();
  const panelOf = (index: number) => `review-${id}-${(index + images.length) % images.length}`;
  return (
    <ul className="review-pictures">
      {images.map((image, index) => {
        const alt = t("Photo {number} by {author}", { number: index + 1, author });
        return (
          <li key={image.url}>
            <button type="button" {...opensPanel(panelOf(index))} className="thumbnail">
              <Picture image={image} sizes="72px" upToPx={160} alt={t("{alt}, open", { alt })} />
            </button>
            <div {...asPanel(panelOf(index))} className="review-picture" role="dialog" aria-label={alt}>
              <Picture image={image} sizes="90vw" upToPx={1280} alt={alt} />
              <p>
                {images.length > 1 ? (
                  <>
                    <Neighbor panel={panelOf(index - 1)} label={t("Previous photo")} icon="chevronLeft" />
                    <span>{phrase("{number} of {count}", { number: index + 1, count: images.length })}</span>
                    <Neighbor panel={panelOf(index + 1)} label={t("Next photo")} icon="chevronRight" />
                  </>
                ) : null}
                <button type="button" {...closesPanel(panelOf(index))} aria-label={t("Close")}>
                  <Icon name="close" />
                </button>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type NeighborProps = { panel: string; label: string; icon: "chevronLeft" | "chevronRight" };

/** Opens another picture; the browser closes the one before. */
const Neighbor = ({ panel, label, icon }: NeighborProps) => (
  <button type="button" {...opensPanel(panel)} aria-label={label}>
    <Icon name={icon} />
  </button>
);
