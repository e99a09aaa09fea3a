import { createContext, type ReactNode, useContext } from "react";
import { isWithin } from "~/models/office/form/fold-items";
import { useErrorPaths } from "./office-form";

/** Whether items are folded, and the place of the last change, which stands open. */
export const FoldContext = createContext<{ isFolded: boolean; changed: string }>({
  isFolded: false,
  changed: "",
});

/**
 * The fields of an item of a long list, below its name (rule office-6). A new item, one that was changed and
 * one with a message stand open.
 */
export function ItemFold({
  place,
  title,
  below,
  children,
}: {
  place: string;
  title: string;
  below: number;
  children: ReactNode;
}) {
  const { isFolded, changed } = useContext(FoldContext);
  const errors = useErrorPaths();
  if (!isFolded) return children;
  return (
    <details open={title === "" || isWithin(place, [changed, ...errors])}>
      <summary>
        {title || "New"} {below > 0 ? <small>{below} below</small> : null}
      </summary>
      {children}
    </details>
  );
}
