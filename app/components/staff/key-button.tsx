// @public

import { useState } from "react";
import { useHasPasskeys } from "../accounts/security/use-passkeys";
import { Alert } from "../ui/alert";
import { Button } from "../ui/form/button";

/**
 * The button that proves by a passkey who one is (rule staff-17).
 * @param path of the call that asks for it
 */
export function KeyButton({ path }: { path: string }) {
  const hasPasskeys = useHasPasskeys();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  if (!hasPasskeys)
    return (
      <>
        {/* It may be all there is to press, and only a script shows it (rule hydration-4). */}
        <span hidden data-at-once="" />
        <noscript>
          <p className="mt-5 text-sm text-muted">A passkey needs JavaScript.</p>
        </noscript>
      </>
    );
  const press = async () => {
    setIsBusy(true);
    setMessage("");
    const { enterWithPasskey } = await import("../accounts/security/ask-passkey");
    const result = await enterWithPasskey(path);
    if (result.ok) return window.location.assign(result.redirect);
    setMessage(result.message);
    setIsBusy(false);
  };
  return (
    <div className="mt-5 space-y-3">
      {message ? <Alert tone="danger">{message}</Alert> : null}
      <Button type="button" variant="secondary" className="w-full" busy={isBusy} onClick={press}>
        {isBusy ? "Waiting for your passkey..." : "Use a passkey"}
      </Button>
    </div>
  );
}
