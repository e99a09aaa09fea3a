import { useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { setSignIn } from "../../ui/browser-state";
import { useRootData } from "../../ui/page/root-data";
import ReviewDialog from "./review-dialog";
import { writeReviewId } from "./review-ids";

/** What was asked of the static reviews: the link that writes one, or a 'Helpful'. Each is a new object. */
export type ReviewAsked = { by: "link" } | { by: "address" } | { by: "helpful"; button: HTMLButtonElement };

/** How long after sign-in the form of a review opens, ms. */
const reopenMs = 1000;

/**
 * Opens the form of a review over the page, and posts what was called helpful without losing the place. A
 * guest signs in first where it takes a customer (rule reviews-8).
 */
export default function ReviewCalls({ asked }: { asked: ReviewAsked }) {
  const { isSignedIn } = useRootData().visitor;
  const { key } = useLocation();
  const submit = useSubmit();
  const [sku, setSku] = useState<string | null>(null);
  const answered = useRef<ReviewAsked | null>(null);
  useEffect(() => {
    if (answered.current === asked) return;
    if (asked.by === "address") {
      if (!isSignedIn) return;
      const timer = setTimeout(() => {
        answered.current = asked;
        // Loading the page anew must not open the form again.
        const { history, location } = window;
        history.replaceState(history.state, "", location.pathname + location.search);
        setSku(writeLink()?.dataset.review ?? null);
      }, reopenMs);
      return () => clearTimeout(timer);
    }
    answered.current = asked;
    if (asked.by === "link") {
      const { review = null, for: writers } = writeLink()?.dataset ?? {};
      if (isSignedIn || writers === "everyone") setSku(review);
      else setSignIn({ at: key, place: `#${writeReviewId}` });
    } else if (isSignedIn) submit(asked.button, { preventScrollReset: true, replace: true });
    else setSignIn({ at: key, pendingAction: { helpful: Number(asked.button.value) } });
  }, [asked, isSignedIn, key, submit]);
  return sku === null ? null : <ReviewDialog sku={sku} onClose={() => setSku(null)} />;
}

const writeLink = () => document.getElementById(writeReviewId);
