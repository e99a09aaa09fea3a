// @public

import { useState } from "react";
import { useBrowserState } from "../browser-state";

/**
 * Where the page says what changed on it (rule accessibility-4): a screen reader reads each text that is
 * added here. It is part of every page, and of every dialog over one, from the start, because a region that
 * comes with its text is often not heard, and one beneath a dialog never.
 */
export function LiveRegion() {
  const said = useBrowserState((state) => state.said);
  // A dialog says nothing of what was said before it opened.
  const [begun] = useState(() => said.at(-1)?.key ?? 0);
  return (
    <div role="status" aria-atomic={false} className="sr-only">
      {said
        .filter(({ key }) => key > begun)
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
    </div>
  );
}
