// @public

import { type ComponentType, useEffect, useRef, useState } from "react";
import { lostConnection } from "~/models/platform/error/lost-connection";
import { setLost } from "../browser-state";

/**
 * A part of a page whose code comes when it is first shown in a browser. Where that cannot be had, the page
 * stays as it is and says so (rule errors-7), what was pressed is closed again, and the next press asks once
 * more. A browser that remembers what it did not get then has the page loaded anew, where nothing typed is
 * lost (`reload-stale-page.ts`).
 * @param load brings the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isLoading = useRef(false);
    const latest = useRef(props);
    latest.current = props;
    // At each render, since a press after one that failed renders it again.
    useEffect(() => {
      if (Part || isLoading.current) return;
      isLoading.current = true;
      load().then(
        (module) => {
          loaded = module.default;
          setPart(() => module.default);
        },
        () => {
          isLoading.current = false;
          setLost(lostConnection.part);
          const { onClose } = latest.current as { onClose?: () => void };
          onClose?.();
        },
      );
    });
    return Part ? <Part {...props} /> : null;
  };
}
