import { type PointerEvent, useState } from "react";
import { magnifierPosition, magnifierRatio } from "~/models/shops/pages/gallery";

/**
 * Magnifies the part of a picture under the mouse. The large picture is loaded only then (rule gallery-3).
 */
export function Magnifier({ url }: { url: string }) {
  const [position, setPosition] = useState<string | null>(null);
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse") return;
    const frame = event.currentTarget.getBoundingClientRect();
    const { xPercent, yPercent } = magnifierPosition({ x: event.clientX, y: event.clientY }, frame);
    setPosition(`${xPercent}% ${yPercent}%`);
  };
  return (
    <span
      aria-hidden="true"
      data-magnified={position !== null || undefined}
      onPointerMove={point}
      onPointerLeave={() => setPosition(null)}
      style={
        position === null
          ? undefined
          : {
              backgroundColor: "var(--color-sunken)",
              backgroundImage: `url("${url}")`,
              backgroundSize: `${magnifierRatio * 100}%`,
              backgroundPosition: position,
            }
      }
    />
  );
}
