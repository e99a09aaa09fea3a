// @public

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in server HTML and in the first render of the browser, true from then on: for what needs a script to
 * work.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
