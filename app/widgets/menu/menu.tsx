import { useMenuPlace } from "~/components/layout/menu-place";
import type { MenuView } from "~/models/content/menu-view";
import type { WidgetProps } from "../widget";
import { BarMenu } from "./bar-menu";
import { FoldedMenu } from "./folded-menu";
import type { Props } from "./schema";

/** The header menu: a bar with flyouts from 768 px, a list that folds open in the sidebar and on small screens. */
export function Menu({ props, data }: WidgetProps<Props, MenuView>) {
  const place = useMenuPlace();
  if (!data || data.items.length === 0) return null;
  return (
    <nav aria-label={data.name}>
      {place === "sidebar" ? null : <BarMenu items={data.items} props={props} />}
      {place === "bar" ? null : (
        <FoldedMenu items={data.items} className={place === "anywhere" ? "md:hidden" : ""} />
      )}
    </nav>
  );
}
