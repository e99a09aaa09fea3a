// @public

import { z } from "zod";

/** The address of a PostgreSQL, as a variable has it. */
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, "an address like postgres://user:password@host:5432/database");

/** A list of such addresses with commas between; empty for none. */
const databaseAddresses = z
  .string()
  .default("")
  .transform((list) => list.split(",").flatMap((url) => url.trim() || []))
  .refine((urls) => urls.every((url) => databaseAddress.safeParse(url).success && URL.canParse(url)), {
    message: "addresses like postgres://user:password@host:5432/database, separated by commas",
  });

/** The name of the database that `DATABASE_URL` leads to, among clusters. */
export const homeCluster = "home";

const clusterRule =
  'names with addresses, like {"two":"postgres://user:password@host:5432/database"}, or {"two":{"url":"postgres://...","directUrl":"postgres://...","replicaUrls":["postgres://..."]}}';

/** A further database that tenants may live in (decision 0036). */
export type ClusterAddresses = {
  name: string;
  /** What requests use: PostgreSQL, or a pooler before it. */
  url: string;
  /** The way past the pooler; the same as `url` where there is none. */
  directUrl: string;
  /** Its streaming replicas. */
  replicaUrls: string[];
};

const goodAddress = databaseAddress.refine((url) => URL.canParse(url));

/**
 * The three that home has as `DATABASE_URL`, `DATABASE_DIRECT_URL` and `DATABASE_REPLICA_URLS`, or the first
 * alone.
 */
const clusterAddresses = z.union([
  goodAddress.transform((url) => ({ url, directUrl: undefined, replicaUrls: undefined })),
  z
    .object({
      url: goodAddress,
      directUrl: goodAddress.optional(),
      replicaUrls: z.array(goodAddress).optional(),
    })
    .strict(),
]);

/** Further databases by name, as JSON; empty for none. */
const databaseClusters = z
  .string()
  .default("{}")
  .transform((text, ctx): ClusterAddresses[] => {
    const read = z
      .record(z.string().regex(/^[a-z][a-z0-9]{0,30}$/), clusterAddresses)
      .safeParse(parsedOrNull(text));
    if (read.success && !(homeCluster in read.data))
      return Object.entries(read.data).map(([name, { url, directUrl = url, replicaUrls = [] }]) => ({
        name,
        url,
        directUrl,
        replicaUrls,
      }));
    ctx.addIssue({ code: "custom", message: clusterRule });
    return z.NEVER;
  });

/** The variables that lead to databases. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_CLUSTERS: databaseClusters,
  DATABASE_REPLICA_URLS: databaseAddresses,
};

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
