import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { zoomHintMs } from "~/models/shops/pages/gallery";

/** Shows for a while that a picture can be pinched (rule gallery-5), on touch screens only. */
export function ZoomHint() {
  const t = useTexts();
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), zoomHintMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-5 mx-auto hidden w-max rounded-pill bg-ink/80 px-4 py-2 text-sm text-white [@media(pointer:coarse)]:block"
    >
      {t("Pinch to Zoom")}
    </p>
  );
}
