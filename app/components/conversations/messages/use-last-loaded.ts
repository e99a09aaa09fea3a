import { useRef } from "react";

/** The last of what was loaded, which a load that failed leaves as it is (rule errors-5). */
export function useLastLoaded<Data>(loaded: Data | null | undefined): Data | undefined {
  const last = useRef<Data>();
  if (loaded) last.current = loaded;
  return last.current;
}
