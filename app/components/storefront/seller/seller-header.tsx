import { Form, useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { distanceText } from "~/models/marketplace/distance-text";
import type { SellerMap } from "~/models/marketplace/map-dots";
import { townText } from "~/models/marketplace/seller-profile";
import { sellerStory } from "~/models/marketplace/seller-story";
import type { SellerView } from "~/models/marketplace/seller-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { placePath } from "~/paths/places";
import { Stars } from "../../catalogue/stars";
import { Button, buttonClass } from "../../ui/form/button";
import { sellerStoryId } from "./seller-about";
import { SellerLogo } from "./seller-logo";
import { PlaceMap } from "./us-map";

/**
 * Who a seller is and where, and whether the visitor prefers it. From a tablet on a map shows the place and
 * the whole story is told; on a phone the goods come first, and the story begins here and goes on below them.
 */
export function SellerHeader({ seller, map }: { seller: SellerView; map: StaticData<SellerMap> | null }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { code, name, logo, km, isPaused, isPreferred, pickup, rating } = seller;
  const { paragraphs, isLong } = sellerStory(seller.story);
  const facts = [
    townText(seller),
    km === null ? "" : distanceText(km),
    pickup.isOffered ? t("Pickup available") : "",
  ].filter(Boolean);
  return (
    <header
      className={`grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 pb-4 md:gap-x-6 md:gap-y-4 md:pb-10 md:pt-5 max-lg:md:items-center lg:[&>:first-child]:row-span-2 ${map ? "md:grid-cols-[auto_minmax(0,1fr)_minmax(0,34%)]" : ""}`}
    >
      <SellerLogo name={name} logo={logo} isLarge />
      <div className="min-w-0">
        <h1 className="text-3xl font-medium wrap-anywhere md:text-5xl">{name}</h1>
        {facts.length > 0 ? (
          <p className="mt-1 text-muted max-md:text-sm md:mt-2">{facts.join(" · ")}</p>
        ) : null}
        {rating ? (
          <a href="#reviews" className="rating-link max-md:mt-0">
            <Stars rating={rating} />
          </a>
        ) : null}
      </div>
      {map ? (
        <div className="hidden md:col-start-3 md:row-start-1 md:block lg:row-span-2">
          <PlaceMap of={map} name={name} />
        </div>
      ) : null}
      {/* On a phone and a tablet the story takes the whole width, else that beside the logo. */}
      <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[65ch] max-md:line-clamp-2 not-first:max-md:hidden md:mb-3">
            {paragraph}
          </p>
        ))}
        <div className="flex flex-wrap gap-2 not-first:mt-3 md:not-first:mt-5">
          {isPaused ? null : (
            <Form method="post" action={placePath()}>
              <input type="hidden" name="return_to" value={`${pathname}${search}`} />
              <Button
                size="sm"
                variant="secondary"
                className="max-md:min-h-11"
                name="seller"
                value={isPreferred ? "" : code}
              >
                {isPreferred ? t("Remove as my preferred seller") : t("Make this my preferred seller")}
              </Button>
            </Form>
          )}
          {isLong ? (
            <a href={`#${sellerStoryId}`} className={buttonClass("secondary", "sm", "min-h-11 md:hidden")}>
              {t("Our story")}
            </a>
          ) : null}
        </div>
      </div>
    </header>
  );
}
