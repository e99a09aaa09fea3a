// @public

import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Asks for a page's data anew when the browser shows a page it kept whole, as Back does from its back/forward
 * cache: the number on the cart, the mini cart and the cart's page would be those of before (rule
 * hydration-8).
 */
export function AskKeptPage() {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    const page = document.documentElement.dataset;
    const askAnew = () => {
      delete page.kept;
      // Without a connection the answer would be an error page in the place of this one.
      if (navigator.onLine) ask.current();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) askAnew();
    };
    // It came back before its scripts had taken it over.
    if ("kept" in page) askAnew();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return null;
}
