import { z } from "zod";
import { StartError } from "./start-error";

const origin = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?\/?$/;

/** The variable that says where offices are, as it stands in the environment. */
export const officeVariables = {
  ADMIN_ORIGIN: z
    .string()
    .refine(
      (text) => text === "off" || origin.test(text),
      "an origin like https://admin.shops.example, or off",
    )
    .optional(),
};

/** Where offices are: each at `{code}.{officeDomain}`. */
export type OfficeHosts = {
  /** Undefined leaves them at `/admin` of their shops. */
  officeDomain: string | undefined;
  /** Port of their addresses; undefined means the one of shops. */
  officePort: number | undefined;
};

type Around = { publicScheme: "http" | "https"; baseDomain: string; isDemo: boolean; hasBaseDomain: boolean };

/**
 * The place of offices (rule hosts-9): what the operator named, else `admin.` and the base domain in the
 * demo, and behind a proxy for https where a base domain is named.
 * @throws StartError for another scheme than that of shops, and for a domain in which shops are
 */
export function readOfficePlace(given: string | undefined, around: Around): OfficeHosts {
  const { publicScheme, baseDomain, isDemo, hasBaseDomain } = around;
  const isUsual = isDemo || (publicScheme === "https" && hasBaseDomain);
  if (given === "off" || (given === undefined && !isUsual))
    return { officeDomain: undefined, officePort: undefined };
  if (given === undefined) return { officeDomain: `admin.${baseDomain}`, officePort: undefined };
  const [, scheme, officeDomain = "", port] = origin.exec(given) ?? [];
  if (scheme !== publicScheme)
    throw new StartError(`ADMIN_ORIGIN must begin with ${publicScheme}, as PUBLIC_SCHEME says.`);
  if (baseDomain === officeDomain || baseDomain.endsWith(`.${officeDomain}`))
    throw new StartError("ADMIN_ORIGIN must be a domain without shops: BASE_DOMAIN is there.");
  return { officeDomain, officePort: port ? Number(port) : publicScheme === "https" ? 443 : 80 };
}
