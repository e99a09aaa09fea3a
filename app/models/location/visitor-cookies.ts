import { z } from "zod";
import { cookieValue } from "../visitor/cookie-value";
import { type Coordinates, coordinatesSchema } from "./coordinates";

/** Lifetime of both cookies, s: one year. */
const maxAgeS = 31_536_000;

/** The seller a visitor of a marketplace buys from first. */
const preferredSellerSchema = z.object({
  sellerId: z.number().int().positive(),
  name: z.string().trim().min(1).max(200),
});

/** The seller a visitor of a marketplace buys from first. */
export type PreferredSeller = z.output<typeof preferredSellerSchema>;

/** One of the visitor's cookies: how it is written to `Set-Cookie` and read from `Cookie`. */
export type VisitorCookie<Value> = {
  /** @param origin of the shop; the cookie of a secure one is never sent in the clear */
  print: (value: Value, origin: string) => string;
  /** What the cookie says, if its form is right; whether it is still true the reader has to find out. */
  parse: (header: string | null | undefined) => Value | null;
};

/** Where the visitor is. */
export const visitorLocationCookie: VisitorCookie<Coordinates> = visitorCookie(
  "visitor_location",
  coordinatesSchema,
);

/** The visitor's seller. */
export const preferredSellerCookie: VisitorCookie<PreferredSeller> = visitorCookie(
  "preferred_seller",
  preferredSellerSchema,
);

function visitorCookie<Value>(name: string, schema: z.ZodType<Value>): VisitorCookie<Value> {
  return {
    print: (value, origin) => {
      const secure = origin.startsWith("https:") ? "; Secure" : "";
      const text = encodeURIComponent(JSON.stringify(schema.parse(value)));
      return `${name}=${text}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax; HttpOnly${secure}`;
    },
    parse: (header) => {
      const sent = cookieValue(header, name);
      return sent === null ? null : (schema.safeParse(readJson(sent)).data ?? null);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text)) as unknown;
  } catch {
    return null;
  }
}
