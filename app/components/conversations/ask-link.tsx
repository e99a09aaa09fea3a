// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { productConversationPath } from "~/paths/messages";
import { setSignIn } from "../ui/browser-state";
import { lazyPart } from "../ui/framework/lazy-part";
import { PressLink } from "../ui/link/press-link";
import { useRootData } from "../ui/page/root-data";

// Only for those who ask.
const MessagePanel = lazyPart(() => import("./messages/message-panel"));

/** In the address, opens the panel after sign-in, whatever the way in was. */
const askPlace = "#ask";

/**
 * Leads to the conversation about a product; with a script it opens in a panel over the page. Who is not
 * signed in signs in first, and the panel or page opens then (rule conversations-11).
 */
export function AskLink({ productId }: { productId: number }) {
  const { isSignedIn } = useRootData().visitor;
  const { key, hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hash !== askPlace || !isSignedIn) return;
    // Loading the page anew must not open the panel again.
    const { history, location } = window;
    history.replaceState(history.state, "", location.pathname + location.search);
    setOpen(true);
  }, [hash, isSignedIn]);
  return (
    <>
      <PressLink
        href={productConversationPath(productId)}
        onPress={() => {
          if (isSignedIn) setOpen(true);
          else setSignIn({ at: key, place: askPlace });
        }}
        className="mt-5 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        Ask about this product
      </PressLink>
      {isOpen ? <MessagePanel productId={productId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
