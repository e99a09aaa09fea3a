import { Picture } from "~/components/store/picture";
import type { CategoryView } from "~/models/catalogue/category-view";
import { imageSources } from "~/models/catalogue/image-sources";

/** The cover of a category; phones get their own picture where there is one (part 1, §2). */
export function CategoryCover({ category }: { category: CategoryView }) {
  const desktop = category.image ?? category.imageMobile;
  if (!desktop) return null;
  const mobile = category.imageMobile ?? desktop;
  const phone = imageSources(mobile);
  return (
    <picture className="block overflow-hidden rounded-base bg-sunken">
      <source
        media="(max-width: 767px)"
        srcSet={phone.srcSet ?? phone.src}
        sizes="100vw"
        width={phone.width}
        height={phone.height}
      />
      <Picture
        image={desktop}
        sizes="(min-width: 1280px) 1216px, 100vw"
        alt=""
        priority
        className="aspect-[16/10] max-h-[300px] w-full object-cover md:aspect-[4/1]"
      />
    </picture>
  );
}
