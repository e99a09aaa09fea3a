import { largestCategories } from "~/models/catalogue/categories/filled-category";
import { listFilledCategories } from "~/services/catalogue/categories/list-filled-categories.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import { declaration, type Item, type Props } from "./schema";

/** The shop's largest categories as tiles, where its owner wants them and wrote none (rule widgets-17). */
export const load: WidgetLoader<Item[] | null, Props, Item> = async (ctx, { props, items }) => {
  if (props.fillWith !== "largest-categories" || items.length > 0) return null;
  return ctx.remember("tiles of the largest categories", async (addCacheTags) => {
    addCacheTags("catalogue");
    const largest = largestCategories(await listFilledCategories(ctx));
    const tiles = largest.map(({ category: { name, slug }, picture }) => ({
      bannerTitle: { value: name, label: "" },
      bannerImage: { value: picture, label: "" },
      bannerImageUrl: { value: `/${slug}`, label: "" },
    }));
    return declaration.read({ props: {}, items: tiles }).items;
  });
};
