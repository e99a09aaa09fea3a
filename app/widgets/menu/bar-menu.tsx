import { SmartLink } from "~/components/ui/smart-link";
import type { MenuItem } from "~/models/content/menu";
import { AmazonFlyout } from "./amazon-flyout";
import type { Props } from "./schema";
import { TidalFlyout } from "./tidal-flyout";

/** Delay before a flyout closes after the pointer left (rule menus-4). */
const closeDelayMs = 1000;

/** The menu as a bar; `HoverLists` opens one flyout at a time. */
export function BarMenu({ items, props }: { items: MenuItem[]; props: Props }) {
  return (
    <ul data-hover-list={closeDelayMs} className="hidden flex-wrap items-center md:flex lg:gap-x-1">
      {items.map((item) => {
        const flyout = item.items.length === 0 ? "none" : (item.flyoutType ?? props.flyoutType);
        const word = (
          <SmartLink to={item.url} className="menu-word">
            {item.label}
          </SmartLink>
        );
        if (flyout === "none")
          return (
            <li key={item.url + item.label} className="menu-item">
              {word}
            </li>
          );
        const Flyout = flyout === "tidal" ? TidalFlyout : AmazonFlyout;
        return (
          <li key={item.url + item.label} data-opens="" className="menu-item">
            <span className="menu-top">
              {word}
              <button
                type="button"
                aria-expanded="false"
                aria-label={`${item.label}: more`}
                className="flyout-button"
              />
            </span>
            <div className="flyout">
              <Flyout item={item} columns={item.columns ?? props.columns} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
