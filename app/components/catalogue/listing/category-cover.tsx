import type { CategoryView } from "~/models/catalogue/category-view";
import { Picture } from "../picture";

/** The cover of a category; phones get their own picture if there is one (rule listings-8). */
export function CategoryCover({ category }: { category: CategoryView }) {
  const desktop = category.image ?? category.imageMobile;
  if (!desktop) return null;
  const mobile = category.imageMobile;
  return (
    <div className="overflow-hidden rounded-base bg-sunken">
      <Picture
        image={desktop}
        instead={mobile && mobile !== desktop ? { image: mobile, media: "(max-width: 767px)" } : null}
        sizes="(min-width: 1280px) 1216px, 100vw"
        alt=""
        priority
        className="aspect-[2/1] max-h-[300px] w-full object-cover object-[50%_65%] md:object-center md:aspect-[16/5]"
      />
    </div>
  );
}
