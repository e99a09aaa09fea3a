import { Form, useLocation } from "@remix-run/react";
import { distanceText } from "~/models/marketplace/distance-text";
import { townText } from "~/models/marketplace/seller-profile";
import type { SellerView } from "~/models/marketplace/seller-view";
import { placePath } from "~/paths/places";
import { Stars } from "../../catalogue/stars";
import { Button } from "../../ui/button";
import { SellerLogo } from "../seller-logo";

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
    <header className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-4 pb-8 pt-3 md:pb-10 md:pt-5 md:[&>:first-child]:row-span-2">
      <SellerLogo name={name} logo={logo} isLarge />
      <div className="min-w-0">
        <h1 className="text-4xl font-medium wrap-anywhere md:text-5xl">{name}</h1>
        {facts.length > 0 ? <p className="mt-2 text-muted">{facts.join(" · ")}</p> : null}
        {rating ? (
          <a href="#reviews" className="rating-link">
            <Stars rating={rating} />
          </a>
        ) : null}
      </div>
      {/* On a phone the story takes the whole width, else that beside the logo. */}
      <div className="col-span-2 min-w-0 md:col-span-1 md:col-start-2">
        {story
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-[65ch]">
              {paragraph}
            </p>
          ))}
        {isPaused ? null : (
          <Form method="post" action={placePath()} className="mt-5 first:mt-0">
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
