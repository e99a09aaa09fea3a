import { useLocation } from "@remix-run/react";
import { helpOf } from "~/models/office/help/screen-help";

/** What this screen is for and what to watch out for, behind a question mark (rule office-76). */
export function ScreenHelpNote() {
  const { pathname } = useLocation();
  const help = helpOf(pathname);
  return help ? (
    <details key={pathname} className="office-who" name="office-top">
      <summary aria-label="Help for this screen">
        <span aria-hidden="true" className="office-help-sign">
          ?
        </span>
      </summary>
      <div className="office-popover office-help">
        <p>{help.is}</p>
        <p>
          <strong>Mind:</strong> {help.mind}
        </p>
        <small>Ctrl-K finds anything. Ctrl-S saves a form.</small>
      </div>
    </details>
  ) : null;
}
