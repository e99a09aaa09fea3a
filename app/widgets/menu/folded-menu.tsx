import { Icon } from "~/components/ui/icon";
import { SmartLink } from "~/components/ui/smart-link";
import type { MenuItem } from "~/models/content/menu";

/** A menu for narrow places: every item with children folds open, on every level and without a script as well. */
export function FoldedMenu({ items, className = "" }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {items.map((item) => (
        <li key={item.url + item.label}>
          <FoldedItem item={item} look="min-h-12 font-medium" />
        </li>
      ))}
    </ul>
  );
}

function FoldedItem({ item, look }: { item: MenuItem; look: string }) {
  if (item.items.length === 0)
    return (
      <SmartLink to={item.url} className={`flex items-center ${look}`}>
        {item.label}
      </SmartLink>
    );
  return (
    <details>
      <summary
        className={`flex list-none items-center justify-between [&::-webkit-details-marker]:hidden ${look}`}
      >
        {item.label}
        {/* The arrow of this fold only, not of those inside it. */}
        <span className="transition-transform [[open]>summary>&]:rotate-180">
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
            <FoldedItem item={child} look="min-h-11" />
          </li>
        ))}
      </ul>
    </details>
  );
}
