// @public

import { z } from "zod";
import { cookieValue } from "../hosts/cookie-value";
import { coordinatesSchema } from "./coordinates";

/** Lifetime of both cookies, s: one year. */
const maxAgeS = 31_536_000;

/** The preferred seller of a marketplace's visitor. */
const preferredSellerSchema = z.object({
  sellerId: z.string().uuid(),
  name: z.string().trim().min(1).max(200),
});

/** What a visitor chose who wants no seller preferred, not even the nearest one. */
const noSellerSchema = z.object({ sellerId: z.null() });

/** Where a visitor is, with the postal code they are near to, as they typed it. */
export const visitorLocationSchema = coordinatesSchema.extend({
  postalCode: z.string().trim().min(1).max(10).optional(),
});

/** Where a visitor is. */
export type VisitorLocation = z.output<typeof visitorLocationSchema>;

/** The preferred seller of a marketplace's visitor; `sellerId` is a seller's id. */
export type PreferredSeller = z.output<typeof preferredSellerSchema>;

/** The choice to prefer no seller. */
export type NoSeller = z.output<typeof noSellerSchema>;

/** A cookie of the visitor: how to write it to `Set-Cookie` and read it from `Cookie`. */
export type VisitorCookie<Value> = {
  /** @param origin of the shop; on https the cookie is marked secure */
  print: (value: Value, origin: string) => string;
  /** The same for what the shop found and the visitor has not chosen (rule location-2). */
  printFound: (value: Value, origin: string) => string;
  /**
   * The chosen value if well-formed; null for one that was only found. The caller checks whether it is still
   * valid.
   */
  parse: (header: string | null | undefined) => Value | null;
  /**
   * The cookie as a `Cookie` header has it, in one form for each value; empty if absent or not well-formed.
   */
  canonical: (header: string | null | undefined) => string;
};

export const visitorLocationCookie: VisitorCookie<VisitorLocation> = visitorCookie(
  "visitor_location",
  visitorLocationSchema,
);

/** The visitor's preferred seller, or the choice to have none. */
export const preferredSellerCookie: VisitorCookie<PreferredSeller | NoSeller> = visitorCookie(
  "preferred_seller",
  z.union([preferredSellerSchema, noSellerSchema]),
);

function visitorCookie<Value>(name: string, schema: z.ZodType<Value>): VisitorCookie<Value> {
  const pairOf = (value: Value, mark = {}) =>
    `${name}=${encodeURIComponent(JSON.stringify({ ...schema.parse(value), ...mark }))}`;
  const parse = (header: string | null | undefined) => {
    const sent = cookieValue(header, name);
    // Most visitors have neither, and zod's error for that costs more than the rest of a kept page's request.
    if (sent === null) return null;
    const json = readJson(sent);
    return isFound(json) ? null : (schema.safeParse(json).data ?? null);
  };
  const setCookie = (pair: string, origin: string) => {
    const secure = origin.startsWith("https:") ? "; Secure" : "";
    return `${pair}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax; HttpOnly${secure}`;
  };
  return {
    print: (value, origin) => setCookie(pairOf(value), origin),
    printFound: (value, origin) => setCookie(pairOf(value, { found: true }), origin),
    parse,
    canonical: (header) => {
      const value = parse(header);
      return value === null ? "" : pairOf(value);
    },
  };
}

const isFound = (json: unknown): boolean =>
  typeof json === "object" && json !== null && Reflect.get(json, "found") === true;

function readJson(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text)) as unknown;
  } catch {
    return null;
  }
}
