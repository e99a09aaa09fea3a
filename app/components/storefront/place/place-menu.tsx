// @public

import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PlaceView } from "~/models/shops/visitors/visitor-place";
import { foundPlacePath } from "~/paths/places";
import { PlaceForm } from "../layout/place-form";

/** Where the visitor of a marketplace is, and the form to say so. Opens without a script as a disclosure. */
export function PlaceMenu({ place }: { place: PlaceView }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const page = `${pathname}${search}`;
  useEffect(storeFoundPlace, []);
  return (
    // A new element for each page and place: the menu is closed on the next one.
    <details key={`${page} ${place.postalCode} ${place.sellerName}`} className="relative">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-base px-2 text-sm font-medium hover:bg-current/5 [&::-webkit-details-marker]:hidden">
        <Pin />
        <span className={place.postalCode ? "" : "hidden lg:inline"}>
          <span className="sr-only">{t("Your location:")} </span>
          {place.postalCode || t("Set your location")}
        </span>
        {place.postalCode ? null : <span className="sr-only lg:hidden">{t("Set your location")}</span>}
      </summary>
      <div className="absolute end-0 z-40 mt-1 w-72 rounded-base border border-line bg-surface p-4 text-ink shadow-[var(--shadow-pop)] max-sm:-end-24">
        <PlaceForm place={place} returnTo={page} />
      </div>
    </details>
  );
}

/**
 * Lets the shop store the place of a first visit (rule location-2): pages are shared and set no cookies. Once
 * a month is often enough for cookies of a year.
 */
function storeFoundPlace(): void {
  const key = "place-stored";
  const monthMs = 30 * 24 * 3_600_000;
  try {
    if (Date.now() - Number(localStorage.getItem(key)) < monthMs) return;
    if (navigator.sendBeacon?.(foundPlacePath())) localStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that keeps nothing needs no place either.
  }
}

/** Drawn here, because only marketplaces load it. */
function Pin() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
    </svg>
  );
}
