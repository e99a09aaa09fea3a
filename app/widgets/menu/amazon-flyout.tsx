import { Icon } from "~/components/ui/icon";
import { LinkList, SmartLink } from "~/components/ui/link/smart-link";
import type { MenuItem } from "~/models/content/menus/menu";

/** Delay before the inner menu closes after the pointer left (rule menus-4). */
const closeDelayMs = 1500;

/**
 * One list; an item with children opens them beside it (`HoverLists`), and none is open before one is
 * hovered. Without a script they are below it.
 */
export function AmazonFlyout({ item }: { item: MenuItem; columns: number }) {
  const hasInner = item.items.some((child) => child.items.length > 0);
  return (
    // Space for children beside a shorter list.
    <div className={`page-width relative py-6 ${hasInner ? "min-h-72" : ""}`}>
      <ul
        data-hover-list={closeDelayMs}
        data-opens-on-focus=""
        className={`nested-list ${hasInner ? "border-e border-line pe-4" : ""}`}
      >
        {item.items.map((child) => {
          const hasChildren = child.items.length > 0;
          return (
            <li key={child.url + child.label} data-opens={hasChildren ? "" : undefined}>
              <SmartLink to={child.url} className="nested-word">
                {child.label}
                {hasChildren ? <Icon name="chevronRight" sizePx={16} /> : null}
              </SmartLink>
              {hasChildren ? <LinkList links={child.items} className="nested-links" /> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
