import { useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { enterPasskeyPath } from "~/paths/passkeys";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";
import { useHasPasskeys } from "../security/use-passkeys";

/** The button that signs in with a passkey, where the browser has them (rule accounts-31). */
export function PasskeySignIn({
  redirect,
  pendingAction,
}: {
  redirect: string;
  pendingAction?: PendingAction | undefined;
}) {
  const t = useTexts();
  const hasPasskeys = useHasPasskeys();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  if (!hasPasskeys) return null;
  const press = async () => {
    setIsBusy(true);
    setMessage("");
    const { enterWithPasskey } = await import("../security/ask-passkey");
    const result = await enterWithPasskey(enterPasskeyPath(redirect, pendingAction));
    if (result.ok) openAnew(result.redirect);
    else {
      setMessage(result.message);
      setIsBusy(false);
    }
  };
  return (
    <div className="space-y-3">
      {message ? <Alert tone="danger">{message}</Alert> : null}
      <Button type="button" variant="secondary" className="w-full" busy={isBusy} onClick={press}>
        {isBusy ? t("Waiting for your passkey...") : t("Use a passkey")}
      </Button>
    </div>
  );
}

/**
 * Opens a page as a whole new one: header, cart and what was kept for a guest are the customer's from now on.
 * Another place on the page in view would only be scrolled to, so that page is loaded anew.
 */
function openAnew(path: string): void {
  const to = localAddress(path);
  const { history, location } = window;
  if (to.split("#")[0] === location.pathname + location.search) {
    history.replaceState(history.state, "", to);
    location.reload();
  } else location.assign(to);
}
