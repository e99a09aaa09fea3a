import { Picture } from "~/components/store/picture";
import type { ProductImage } from "~/models/catalogue/product-record";

type ThumbnailsProps = {
  images: ProductImage[];
  /** The picture shown. */
  index: number;
  hrefOf: (index: number) => string;
  onShow: (index: number) => void;
};

/** Small pictures that lead to the large ones; a script spares the jump to the anchor. */
export function GalleryThumbnails({ images, index, hrefOf, onShow }: ThumbnailsProps) {
  return (
    <ul className="flex gap-3 overflow-x-auto p-1 xl:max-h-[640px] xl:w-[88px] xl:flex-col xl:overflow-y-auto xl:overflow-x-hidden">
      {images.map((image, at) => (
        <li key={image.url} className="shrink-0">
          <a
            href={hrefOf(at)}
            aria-label={`Show picture ${at + 1} of ${images.length}`}
            aria-current={at === index ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
            className="block size-[72px] overflow-hidden rounded-base bg-sunken outline-1 outline-offset-2 outline-transparent aria-[current]:outline aria-[current]:outline-ink xl:size-20"
          >
            <Picture image={image} sizes="80px" alt="" className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
