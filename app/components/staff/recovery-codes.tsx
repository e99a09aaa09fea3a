// @public

import { Alert } from "../ui/alert";
import { CopyButton } from "./copy-button";

/** Recovery codes that were just made, shown this once; with scripts a button copies them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="space-y-5">
    <Alert tone="success">
      Here are your recovery codes. Save or print them now: we won’t show them again. Each one works once if
      you lose your app or passkey.
    </Alert>
    <ol
      className="grid max-w-md gap-x-6 gap-y-2 rounded-base bg-sunken p-5 sm:grid-cols-2"
      aria-label="Recovery codes"
    >
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <CopyButton text={codes.join("\n")} label="Copy codes" done="Codes copied" />
  </div>
);
