import { Form, useLocation } from "@remix-run/react";
import { Stars } from "~/components/store/stars";
import { Button } from "~/components/ui/button";
import { distanceText } from "~/models/location/distance-text";
import { townText } from "~/models/seller/seller-profile";
import type { SellerView } from "~/models/seller/seller-view";
import { placePath } from "~/paths/places";
import { SellerLogo } from "./seller-logo";

/** Who a seller is and where, and whether the visitor prefers it. */
export function SellerHeader({ seller }: { seller: SellerView }) {
  const { pathname, search } = useLocation();
  const { code, name, logo, story, km, isPaused, isPreferred, pickup, rating } = seller;
  const facts = [
    townText(seller),
    km === null ? "" : distanceText(km),
    pickup.isOffered ? "Pickup available" : "",
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap gap-6 pb-8 pt-3 md:flex-nowrap md:pb-10 md:pt-5">
      <SellerLogo name={name} logo={logo} isLarge />
      <div className="min-w-0 flex-1">
        <h1 className="text-4xl font-medium wrap-anywhere md:text-5xl">{name}</h1>
        {facts.length > 0 ? <p className="mt-2 text-muted">{facts.join(" · ")}</p> : null}
        {rating ? (
          <a href="#reviews" className="rating-link">
            <Stars rating={rating} />
          </a>
        ) : null}
        {story
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[65ch]">
              {paragraph}
            </p>
          ))}
        {isPaused ? null : (
          <Form method="post" action={placePath()} className="mt-5">
            <input type="hidden" name="return_to" value={`${pathname}${search}`} />
            <Button size="sm" variant="secondary" name="seller" value={isPreferred ? "" : code}>
              {isPreferred ? "Remove as my preferred seller" : "Make this my preferred seller"}
            </Button>
          </Form>
        )}
      </div>
    </header>
  );
}
