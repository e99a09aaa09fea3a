import type { ListedSeller } from "~/models/marketplace/seller-view";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import { listNearestSellers } from "~/services/marketplace/list-nearest-sellers.server";
import type { Props } from "./schema";

/** The sellers nearest to the visitor (rule sellers-3). */
export const load: WidgetLoader<ListedSeller[], Props> = (ctx, { props }) =>
  listNearestSellers(ctx, props.maxSellers);
