// @public

import type { ProductImage } from "~/models/platform/media/product-record";
import { Picture } from "../../catalogue/picture";

/** The square picture of a line. Its alternative text is empty, because the name is next to it. */
export function LinePicture({ image, sizePx }: { image: ProductImage | null; sizePx: number }) {
  return (
    <div
      className="relative shrink-0 overflow-hidden rounded-base bg-sunken"
      style={{ width: sizePx, height: sizePx }}
    >
      <Picture
        image={image}
        sizes={`${sizePx}px`}
        upToPx={sizePx * 3}
        alt=""
        className="absolute inset-0 size-full object-contain"
      />
    </div>
  );
}
