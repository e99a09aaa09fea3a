import { useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { OptionThumbnail } from "~/models/catalogue/options/product-option";
import { asPanel, closesPanel, opensPanel } from "../../../ui/panel/panel";

type OptionThumbProps = { thumbnail: OptionThumbnail; label: string; size: "sm" | "lg" };

/**
 * A picture or colour of 40 px, or 100 px in a list of pictures; one that enlarges opens at 250 px (rule
 * options-15).
 */
export function OptionThumb({ thumbnail, label, size }: OptionThumbProps) {
  const t = useTexts();
  const id = useId();
  const box = `option-thumb ${size === "lg" ? "size-[100px]" : "size-10"}`;
  if (thumbnail.type === "color")
    return (
      <span aria-hidden="true" className="option-thumb size-10" style={{ background: thumbnail.value }} />
    );
  const picture = <img src={thumbnail.value} alt="" loading="lazy" className="size-full object-cover" />;
  if (!thumbnail.enlarge) return <span className={box}>{picture}</span>;
  return (
    <>
      <button type="button" {...opensPanel(id)} aria-label={t("Enlarge {label}", { label })} className={box}>
        {picture}
      </button>
      <span {...asPanel(id)} className="option-large">
        <img src={thumbnail.value} alt={label} loading="lazy" className="size-[250px] object-cover" />
        <button type="button" {...closesPanel(id)} className="btn btn-sm btn-secondary">
          {t("Close")}
        </button>
      </span>
    </>
  );
}
