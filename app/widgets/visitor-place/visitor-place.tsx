import { PlaceMenu } from "~/components/storefront/place/place-menu";
import { useRootData } from "~/components/ui/page/root-data";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** Where the visitor of a marketplace is, with the form to say so; nothing in other shops. */
export function VisitorPlaceWidget(_: WidgetProps<Props>) {
  const { place } = useRootData();
  return place ? <PlaceMenu place={place} /> : null;
}
