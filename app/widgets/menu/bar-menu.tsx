import { SmartLink } from "~/components/ui/smart-link";
import { useFingerToggle } from "~/components/ui/use-finger-toggle";
import { useHoverOpen } from "~/components/ui/use-hover-open";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import type { MenuItem } from "~/models/content/menu";
import { AmazonFlyout } from "./amazon-flyout";
import type { Props } from "./schema";
import { TidalFlyout } from "./tidal-flyout";

/** A flyout closes this long after the pointer left (rule menus-4). */
const closeDelayMs = 1000;

/** The menu as a bar; one flyout is open at a time. */
export function BarMenu({ items, props }: { items: MenuItem[]; props: Props }) {
  const isHydrated = useIsHydrated();
  const flyouts = useHoverOpen<number>(closeDelayMs, { opensOnFocus: false });
  return (
    <ul className="hidden flex-wrap items-center md:flex lg:gap-x-1">
      {items.map((item, index) => {
        const flyout = item.items.length === 0 ? "none" : (item.flyoutType ?? props.flyoutType);
        const isOpen = flyouts.openKey === index;
        if (flyout === "none")
          return (
            <li key={item.url + item.label} className="menu-item">
              <SmartLink to={item.url} className="menu-word">
                {item.label}
              </SmartLink>
            </li>
          );
        const Flyout = flyout === "tidal" ? TidalFlyout : AmazonFlyout;
        return (
          <li key={item.url + item.label} className="menu-item" {...flyouts.bind(index)}>
            <TopItem item={item} isOpen={isOpen} toggle={() => flyouts.toggle(index)} />
            <div className="flyout" data-open={isHydrated ? isOpen : undefined}>
              <Flyout item={item} columns={item.columns ?? props.columns} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A word of the bar. A finger's first tap opens its flyout, the second follows the link; the keyboard has a button of its
 * own for that.
 */
function TopItem({ item, isOpen, toggle }: { item: MenuItem; isOpen: boolean; toggle: () => void }) {
  const finger = useFingerToggle(isOpen ? null : toggle);
  return (
    <span className="menu-top">
      <SmartLink to={item.url} {...finger} className="menu-word">
        {item.label}
      </SmartLink>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${item.label}: more`}
        onClick={toggle}
        className="flyout-button"
      />
    </span>
  );
}
