import { Icon } from "~/components/ui/icon";
import { LinkList, SmartLink } from "~/components/ui/smart-link";
import { useFingerToggle } from "~/components/ui/use-finger-toggle";
import { useHoverOpen } from "~/components/ui/use-hover-open";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import type { MenuItem } from "~/models/content/menu";

/** The inner menu closes this long after the pointer left (rule menus-4). */
const closeDelayMs = 1500;

/** One list; an item with children opens them beside it. Without a script they stand below it. */
export function AmazonFlyout({ item }: { item: MenuItem; columns: number }) {
  const inner = useHoverOpen<number>(closeDelayMs);
  const first = item.items.findIndex((child) => child.items.length > 0);
  const shown = inner.openKey ?? first;
  const hasInner = first !== -1;
  return (
    // Room for children beside a list that is shorter than they are.
    <div className={`relative mx-auto max-w-[1280px] px-8 py-6 ${hasInner ? "min-h-72" : ""}`}>
      <ul className={`w-[260px] ${hasInner ? "border-r border-line pr-4" : ""}`}>
        {item.items.map((child, index) => (
          <li key={child.url + child.label} {...inner.bind(index)}>
            <ListedItem item={child} isShown={shown === index} show={() => inner.toggle(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ListedItemProps = { item: MenuItem; isShown: boolean; show: () => void };

function ListedItem({ item, isShown, show }: ListedItemProps) {
  const isHydrated = useIsHydrated();
  const hasChildren = item.items.length > 0;
  const finger = useFingerToggle(hasChildren && !isShown ? show : null);
  return (
    <>
      <SmartLink
        to={item.url}
        {...finger}
        className={`flex min-h-11 items-center justify-between rounded-base px-3 font-medium hover:text-accent ${isHydrated && isShown ? "bg-sunken" : ""}`}
      >
        {item.label}
        {hasChildren ? <Icon name="chevronRight" sizePx={16} /> : null}
      </SmartLink>
      {hasChildren ? (
        <LinkList
          links={item.items}
          className={
            isHydrated
              ? `absolute inset-y-6 left-[19rem] right-8 flex-col flex-wrap content-start gap-x-8 ${isShown ? "flex" : "hidden"}`
              : "mb-2 pl-6"
          }
          linkClassName="inline-flex min-h-9 items-center text-sm text-muted hover:text-ink hover:underline"
        />
      ) : null}
    </>
  );
}
