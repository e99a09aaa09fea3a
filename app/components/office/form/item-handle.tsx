import { useIsHydrated } from "../../ui/page/use-is-hydrated";

/**
 * What an item is dragged by, and moved by arrow keys (rule office-6). It is there with a script alone: the
 * buttons beside it do the same without.
 */
export function ItemHandle({ name }: { name: string }) {
  return useIsHydrated() ? (
    <button
      type="button"
      data-handle=""
      className="office-button office-handle"
      aria-label={`Move ${name}: drag it, or press the arrow keys`}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  ) : null;
}
