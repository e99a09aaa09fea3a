import { z } from "zod";
import { cookieValue } from "../visitor/cookie-value";
import { type Coordinates, coordinatesSchema } from "./coordinates";

/** Lifetime of both cookies, s: one year. */
const maxAgeS = 31_536_000;

/** The preferred seller of a marketplace's visitor. */
const preferredSellerSchema = z.object({
  sellerId: z.number().int().positive(),
  name: z.string().trim().min(1).max(200),
});

/** The preferred seller of a marketplace's visitor. */
export type PreferredSeller = z.output<typeof preferredSellerSchema>;

/** A cookie of the visitor: how to write it to `Set-Cookie` and read it from `Cookie`. */
export type VisitorCookie<Value> = {
  /** @param origin of the shop; on https the cookie is marked secure */
  print: (value: Value, origin: string) => string;
  /** The cookie's value if well-formed. The caller checks whether it is still valid. */
  parse: (header: string | null | undefined) => Value | null;
};

/** The visitor's location. */
export const visitorLocationCookie: VisitorCookie<Coordinates> = visitorCookie(
  "visitor_location",
  coordinatesSchema,
);

/** The visitor's preferred seller. */
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
