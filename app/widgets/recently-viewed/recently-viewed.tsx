import { RecentlyViewed } from "~/components/storefront/recently-viewed";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The products this browser viewed, on a page of the owner's. */
export const RecentlyViewedWidget = ({ props: { title, maxProducts } }: WidgetProps<Props>) => (
  <div className="px-5 md:px-8">
    <RecentlyViewed title={title} limit={maxProducts} />
  </div>
);
