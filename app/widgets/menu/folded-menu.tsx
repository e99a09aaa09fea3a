import { Icon } from "~/components/ui/icon";
import { SmartLink } from "~/components/ui/smart-link";
import type { MenuItem } from "~/models/content/menu";

/** A menu for narrow places: every item with children folds open, without a script as well. */
export function FoldedMenu({ items, className = "" }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {items.map((item) => (
        <li key={item.url + item.label}>
          <FoldedItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function FoldedItem({ item }: { item: MenuItem }) {
  if (item.items.length === 0)
    return (
      <SmartLink to={item.url} className="flex min-h-12 items-center font-medium">
        {item.label}
      </SmartLink>
    );
  return (
    <details className="group/fold">
      <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {item.label}
        <span className="transition-transform group-open/fold:rotate-180">
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </summary>
      <ul className="pb-3 pl-4">
        <li>
          <SmartLink to={item.url} className="flex min-h-11 items-center text-muted">
            All of {item.label}
          </SmartLink>
        </li>
        {item.items.map((child) => (
          <li key={child.url + child.label}>
            <SmartLink to={child.url} className="flex min-h-11 items-center">
              {child.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
