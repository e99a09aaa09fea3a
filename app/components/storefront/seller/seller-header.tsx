import { Form, useLocation } from "@remix-run/react";
import { distanceText } from "~/models/marketplace/distance-text";
import type { SellerMap } from "~/models/marketplace/map-dots";
import { townText } from "~/models/marketplace/seller-profile";
import type { SellerView } from "~/models/marketplace/seller-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { placePath } from "~/paths/places";
import { Stars } from "../../catalogue/stars";
import { Button } from "../../ui/button";
import { SellerLogo } from "../seller-logo";
import { PlaceMap } from "./us-map";

/**
 * Who a seller is and where, and whether the visitor prefers it. From a tablet on a map shows the place; on a phone
 * the goods come first.
 */
export function SellerHeader({ seller, map }: { seller: SellerView; map: StaticData<SellerMap> | null }) {
  const { pathname, search } = useLocation();
  const { code, name, logo, story, km, isPaused, isPreferred, pickup, rating } = seller;
  const facts = [
    townText(seller),
    km === null ? "" : distanceText(km),
    pickup.isOffered ? "Pickup available" : "",
  ].filter(Boolean);
  return (
    <header
      className={`grid grid-cols-[auto_1fr] gap-x-6 gap-y-4 pb-8 pt-3 md:pb-10 md:pt-5 md:[&>:first-child]:row-span-2 ${map ? "md:grid-cols-[auto_minmax(0,1fr)_minmax(0,34%)]" : ""}`}
    >
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
      {map ? (
        <div className="hidden md:col-start-3 md:row-span-2 md:row-start-1 md:block">
          <PlaceMap of={map} name={name} />
        </div>
      ) : null}
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
