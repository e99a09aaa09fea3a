import { SmartLink } from "~/components/ui/link/smart-link";
import type { MenuItem } from "~/models/content/menus/menu";
import { type BarFit, barFit } from "~/models/content/popups/bar-fit";
import { phrase } from "~/models/platform/texts/phrase";
import { AmazonFlyout } from "./amazon-flyout";
import { MoreItem } from "./more-item";
import type { Props } from "./schema";
import { TidalFlyout } from "./tidal-flyout";

/** Delay before a flyout closes after the pointer left (rule menus-4). */
const closeDelayMs = 1000;

/** Shows an item from a width on. */
const shownFrom: Record<Exclude<BarFit, "never">, string> = {
  md: "",
  lg: "max-lg:hidden",
  xl: "max-xl:hidden",
};

/** The menu as a bar of one row (rule menus-9); `HoverLists` opens one flyout at a time. */
export function BarMenu({ items, props }: { items: MenuItem[]; props: Props }) {
  const fits = barFit(items);
  return (
    <ul data-hover-list={closeDelayMs} className="hidden flex-wrap items-center md:flex lg:gap-x-1">
      {items.map((item, at) => {
        const fit = fits[at] ?? "never";
        if (fit === "never") return null;
        const className = `menu-item ${shownFrom[fit]}`.trim();
        const flyout = item.items.length === 0 ? "none" : (item.flyoutType ?? props.flyoutType);
        const word = (
          <SmartLink to={item.url} className="menu-word">
            {item.label}
          </SmartLink>
        );
        if (flyout === "none")
          return (
            <li key={item.url + item.label} className={className}>
              {word}
            </li>
          );
        const Flyout = flyout === "tidal" ? TidalFlyout : AmazonFlyout;
        return (
          <li key={item.url + item.label} data-opens="" className={className}>
            <span className="menu-top">
              {word}
              <button
                type="button"
                aria-expanded="false"
                aria-label={phrase("{label}: more", { label: item.label })}
                className="flyout-button"
              />
            </span>
            <div className="flyout">
              <Flyout item={item} columns={item.columns ?? props.columns} />
            </div>
          </li>
        );
      })}
      <MoreItem items={items} fits={fits} />
    </ul>
  );
}
