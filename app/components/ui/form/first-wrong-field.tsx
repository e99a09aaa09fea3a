// @public

import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { useIsHydrated } from "../page/use-is-hydrated";

const FirstWrong = createContext<{ field: string | null } | null>(null);

/** For a page: remembers which of its fields, in document order, is the first with an error. */
export function FirstWrongField({ children }: { children: ReactNode }) {
  // Set during rendering, which follows document order.
  const [first] = useState<{ field: string | null }>({ field: null });
  return <FirstWrong.Provider value={first}>{children}</FirstWrong.Provider>;
}

/**
 * For a field's control: without a script, a refused page opens at the first field with an error. With a
 * script the form itself moves there.
 * @param error of the field, if any
 */
export function useFirstWrongFocus(error: string | undefined): { autoFocus?: true } {
  const first = useContext(FirstWrong);
  const field = useId();
  const isHydrated = useIsHydrated();
  if (!first || !error || isHydrated) return {};
  first.field ??= field;
  return first.field === field ? { autoFocus: true } : {};
}
