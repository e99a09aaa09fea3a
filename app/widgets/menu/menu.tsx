import { useMenuPlace } from "~/components/storefront/place/menu-place";
import { StaticPart } from "~/components/ui/framework/static-part";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { MenuView } from "~/models/content/menus/menu-view";
import type { StaticData } from "~/models/platform/page/static-data";
import type { WidgetProps } from "../widget";
import { BarMenu } from "./bar-menu";
import { FoldedMenu } from "./folded-menu";
import type { Props } from "./schema";

type MenuData = StaticData<NonNullable<MenuView>> | null;

/**
 * The header menu: a bar with flyouts from 768 px, a list of disclosures in the sidebar and on small screens.
 */
export function MenuWidget({ props, data }: WidgetProps<Props, MenuData>) {
  const place = useMenuPlace();
  const t = useTexts();
  if (!data) return null;
  return (
    <StaticPart of={data} className="contents">
      {({ items }) =>
        items.length === 0 ? null : (
          <nav aria-label={t("Main menu")}>
            {place === "sidebar" ? null : <BarMenu items={items} props={props} />}
            {place === "bar" ? null : (
              <FoldedMenu items={items} className={place === "anywhere" ? "md:hidden" : ""} />
            )}
          </nav>
        )
      }
    </StaticPart>
  );
}
