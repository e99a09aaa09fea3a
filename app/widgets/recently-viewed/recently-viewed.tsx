import { RecentlyViewed } from "~/components/storefront/recently-viewed";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The products this browser viewed, on a page of the owner's. */
export const RecentlyViewedWidget = ({ props: { title, maxProducts } }: WidgetProps<Props>) => (
  <div className="page-width">
    <RecentlyViewed title={title} limit={maxProducts} />
  </div>
);
