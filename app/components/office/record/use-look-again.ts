import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How long a page shows the progress of work before it looks again, ms. */
const lookAgainMs = 3000;

/** Reads a page anew from time to time, while it is in view and what it shows is being done. */
export function useLookAgain(isUnderWay: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
