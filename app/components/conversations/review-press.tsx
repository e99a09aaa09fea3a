// @public

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { lazyPart } from "../ui/framework/lazy-part";
import type { ReviewAsked } from "./review/review-calls";
import { likesFormId, writeReviewId } from "./review/review-ids";

// Only for those who press.
const ReviewCalls = lazyPart(() => import("./review/review-calls"));

/** Serves the static reviews of a page with a script (rule reviews-8). */
export function ReviewPress() {
  const { hash } = useLocation();
  const [asked, setAsked] = useState<ReviewAsked | null>(null);
  useEffect(() => {
    if (hash === `#${writeReviewId}`) setAsked({ by: "address" });
    const open = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey } = event;
      const isWrite = target instanceof Element && target.closest(`a#${writeReviewId}`);
      if (!isWrite || button !== 0 || metaKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      setAsked({ by: "link" });
    };
    const like = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement) || target.id !== likesFormId) return;
      event.preventDefault();
      if (submitter instanceof HTMLButtonElement) setAsked({ by: "helpful", button: submitter });
    };
    // Before the listener that follows links.
    document.addEventListener("click", open, { capture: true });
    document.addEventListener("submit", like);
    return () => {
      document.removeEventListener("click", open, { capture: true });
      document.removeEventListener("submit", like);
    };
  }, [hash]);
  return asked ? <ReviewCalls asked={asked} /> : null;
}
