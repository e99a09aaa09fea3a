// @public

import type { Currency } from "../platform/money/money";
import type { Coordinates } from "../shops/visitors/coordinates";
import { distanceKm } from "./distance-km";
import { type Rating, ratingOf } from "./rating";
import { type SellerProfile, townText } from "./seller-profile";
import { type SellingTerms, termTexts } from "./selling-terms";

/** A stored seller as its pages need it. */
export type SellerRecord = {
  id: string;
  guid: string;
  code: string;
  name: string;
  isPaused: boolean;
  profile: SellerProfile;
  /** Average of its reviews in hundredths of a star, and how many there are; 0 for none. */
  ratingHundredths: number;
  reviewCount: number;
  selling: SellingTerms;
};

/** A seller's own page. */
export type SellerView = Pick<SellerRecord, "code" | "name" | "isPaused"> &
  Omit<SellerProfile, "place" | "email"> & {
    /** How far away it is from the visitor, km; null if unknown. */
    km: number | null;
    /** Whether it is the one the visitor prefers. */
    isPreferred: boolean;
    /**
     * What a shopper has to know before ordering, in sentences: minimum, days, shipping (rules sellers-14 to
     * sellers-16).
     */
    terms: string[];
    /** Null without reviews, and in a shop that shows none. */
    rating: Rating | null;
  };

export type ListedSeller = Pick<SellerRecord, "code" | "name"> & {
  logo: string;
  town: string;
  /** The first line of its story. */
  line: string;
  km: number | null;
  rating: Rating | null;
};

/**
 * A seller's page for a visitor. @param from where the visitor is; null for unknown. @param isReviewing
 * whether the shop shows ratings
 */
export const sellerView = (
  {
    id,
    code,
    name,
    isPaused,
    selling,
    profile: { place, email: _email, ...profile },
    ratingHundredths,
    reviewCount,
  }: SellerRecord,
  {
    from,
    preferredId,
    currency,
    isReviewing,
  }: { from: Coordinates | null; preferredId: string | null; currency: Currency; isReviewing: boolean },
): SellerView => ({
  code,
  name,
  isPaused,
  ...profile,
  km: from && place ? distanceKm(from, place) : null,
  isPreferred: id === preferredId,
  terms: termTexts(selling, currency),
  rating: ratingOf(ratingHundredths, reviewCount, isReviewing),
});

/** A seller in the list. @param km how far away it is. @param isReviewing whether the shop shows ratings */
export const listedSeller = (
  {
    code,
    name,
    profile,
    ratingHundredths,
    reviewCount,
  }: Omit<SellerRecord, "id" | "guid" | "isPaused" | "selling">,
  km: number | null,
  isReviewing: boolean,
): ListedSeller => ({
  code,
  name,
  km,
  rating: ratingOf(ratingHundredths, reviewCount, isReviewing),
  logo: profile.logo,
  town: townText(profile),
  line: profile.story.split("\n", 1)[0] ?? "",
});
