import { useTexts } from "~/components/ui/texts/use-texts";
import { Icon } from "../../ui/icon";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";

const look =
  "absolute top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-pill bg-surface/90 text-ink opacity-0 transition-opacity focus-visible:opacity-100 group-hover:opacity-100";

/** Previous and next buttons, shown once scripts have loaded. `by` is -1 or 1. */
export function GalleryArrows({ onTurn }: { onTurn: (by: -1 | 1) => void }) {
  const t = useTexts();
  if (!useIsHydrated()) return null;
  return (
    <>
      <button
        type="button"
        aria-label={t("Previous picture")}
        onClick={() => onTurn(-1)}
        className={`start-3 ${look}`}
      >
        <Icon name="chevronLeft" sizePx={20} />
      </button>
      <button
        type="button"
        aria-label={t("Next picture")}
        onClick={() => onTurn(1)}
        className={`end-3 ${look}`}
      >
        <Icon name="chevronRight" sizePx={20} />
      </button>
    </>
  );
}
