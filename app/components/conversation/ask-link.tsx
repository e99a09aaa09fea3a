import { Link, useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { useRootData } from "~/components/layout/root-data";
import { setSignIn } from "~/components/ui/browser-state";
import { productConversationPath } from "~/paths/messages";

// Only for those who ask.
const MessagePanel = lazy(() => import("./message-panel"));

/**
 * Leads to the conversation about a product; with a script it opens in a panel over the page. Who is not signed in signs
 * in first, and the panel or page opens then (rule conversations-11).
 */
export function AskLink({ productId }: { productId: number }) {
  const { visitor } = useRootData();
  const { key } = useLocation();
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Link
        to={productConversationPath(productId)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
          if (!visitor.isSignedIn) setSignIn({ at: key });
        }}
        className="mt-5 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        Ask about this product
      </Link>
      {isWanted && visitor.isSignedIn ? (
        <Suspense>
          <MessagePanel productId={productId} onClose={() => setWanted(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
