import type { CategoryView } from "~/models/catalogue/categories/category-view";
import { Picture } from "../picture";

/** The cover of a category, beside its name; phones have their own, where there is one (rule listings-8). */
export function CategoryCover({ category }: { category: CategoryView }) {
  const desktop = category.image ?? category.imageMobile;
  if (!desktop) return null;
  const mobile = category.imageMobile;
  return (
    <div className="category-cover">
      <Picture
        image={desktop}
        instead={mobile && mobile !== desktop ? { image: mobile, media: "(max-width: 767px)" } : null}
        sizes="(min-width: 768px) 28rem, 7rem"
        alt=""
        upToPx={960}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
