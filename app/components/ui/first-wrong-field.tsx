import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { useIsHydrated } from "./use-is-hydrated";

const FirstWrong = createContext<{ field: string | null } | null>(null);

/** Around a page: remembers which field of it, in the order they stand in, is the first that is wrong. */
export function FirstWrongField({ children }: { children: ReactNode }) {
  // Filled while the page is rendered: a field that comes before others is rendered before them.
  const [first] = useState<{ field: string | null }>({ field: null });
  return <FirstWrong.Provider value={first}>{children}</FirstWrong.Provider>;
}

/**
 * For the control of a field: a page that comes back refused opens at the first field that is wrong. With a script no
 * page comes back, and the form itself goes there.
 * @param error what is wrong with the field, if anything
 */
export function useFirstWrongFocus(error: string | undefined): { autoFocus?: true } {
  const first = useContext(FirstWrong);
  const field = useId();
  const isHydrated = useIsHydrated();
  if (!first || !error || isHydrated) return {};
  first.field ??= field;
  return first.field === field ? { autoFocus: true } : {};
}
