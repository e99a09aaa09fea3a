import type { ListedSeller } from "~/models/marketplace/seller-view";
import type { WidgetLoader } from "~/services/content/widget-loader";
import { listNearestSellers } from "~/services/marketplace/list-nearest-sellers.server";
import { schema } from "./schema";

/** The sellers nearest to the visitor (rule sellers-3). */
export const load: WidgetLoader<ListedSeller[]> = (ctx, { props }) =>
  listNearestSellers(ctx, schema.parse(props).maxSellers);
