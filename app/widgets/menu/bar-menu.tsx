import { Icon } from "~/components/ui/icon";
import { SmartLink } from "~/components/ui/smart-link";
import { useFingerToggle } from "~/components/ui/use-finger-toggle";
import { useHoverOpen } from "~/components/ui/use-hover-open";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import type { MenuItem } from "~/models/content/menu";
import { AmazonFlyout } from "./amazon-flyout";
import type { Props } from "./schema";
import { TidalFlyout } from "./tidal-flyout";

/** A flyout closes this long after the pointer left (part 3, §9 "Menu hover close"). */
const closeDelayMs = 1000;

const hidden = "invisible opacity-0";
/** Without a script a flyout follows hover and focus by itself. */
const byStyleAlone =
  "invisible opacity-0 group-focus-within/menu:visible group-focus-within/menu:opacity-100 group-hover/menu:visible group-hover/menu:opacity-100";

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
            <li key={item.url + item.label} className="pb-2">
              <SmartLink to={item.url} className={topLink}>
                {item.label}
              </SmartLink>
            </li>
          );
        const Flyout = flyout === "tidal" ? TidalFlyout : AmazonFlyout;
        return (
          <li key={item.url + item.label} className="group/menu static pb-2" {...flyouts.bind(index)}>
            <TopItem item={item} isOpen={isOpen} toggle={() => flyouts.toggle(index)} />
            <div
              className={`absolute inset-x-0 top-full z-30 border-y border-line bg-surface text-ink shadow-[var(--shadow-pop)] transition-opacity duration-150 ${isHydrated ? (isOpen ? "" : hidden) : byStyleAlone}`}
            >
              <Flyout item={item} columns={item.columns ?? props.columns} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const topLink =
  "inline-flex min-h-11 items-center gap-1 rounded-base px-2 text-[0.9rem] font-medium hover:underline hover:decoration-2 hover:underline-offset-8 lg:px-3 lg:text-[0.95rem]";

/**
 * A word of the bar. A finger's first tap opens its flyout, the second follows the link; the keyboard has a button of its
 * own for that.
 */
function TopItem({ item, isOpen, toggle }: { item: MenuItem; isOpen: boolean; toggle: () => void }) {
  const finger = useFingerToggle(isOpen ? null : toggle);
  return (
    <span className="inline-flex items-center">
      <SmartLink to={item.url} {...finger} className={`${topLink} !pr-1`}>
        {item.label}
      </SmartLink>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${item.label}: more`}
        onClick={toggle}
        className="flyout-button inline-flex h-11 w-6 items-center lg:w-7 justify-center rounded-base"
      >
        <Icon name="chevronDown" sizePx={16} />
      </button>
    </span>
  );
}
