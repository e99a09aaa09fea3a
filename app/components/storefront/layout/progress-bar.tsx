import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";

/** Size of the spinner (rule layout-7). */
const sizePx = 60;

/** Covers the page while a form is being sent, so that it is not sent twice. */
function LoadingOverlay() {
  const t = useTexts();
  return (
    <div role="status" className="fixed inset-0 z-40 flex items-center justify-center bg-surface/60">
      <span
        className="animate-spin rounded-pill border-4 border-line border-t-accent"
        style={{ width: sizePx, height: sizePx }}
      />
      <span className="sr-only">{t("Please wait")}</span>
    </div>
  );
}

/** The bar waits this long, so that quick pages show none; it fills in 5 s (rule layout-7). */
const throttleMs = 200;

/** The bar of a page that is loading, with what covers the page while a form is being sent. */
export function ProgressBar({ isLoading, isSending }: { isLoading: boolean; isSending: boolean }) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <>
      <div role="progressbar" aria-label={t("Loading page")} className="fixed inset-x-0 top-0 z-50 h-[3px]">
        <div className="route-progress h-full bg-accent" />
      </div>
      {isSending ? <LoadingOverlay /> : null}
    </>
  );
}
