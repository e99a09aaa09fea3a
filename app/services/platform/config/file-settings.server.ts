// @public

import { z } from "zod";
import type { S3Place } from "../file-store/s3-store.server";
import { StartError } from "./start-error";

const webAddress = z.string().regex(/^https?:\/\/./, "an address like https://files.example.com");
const kind = z.enum(["disk", "s3"], { errorMap: () => ({ message: "disk or s3" }) });

/** The variables of files, as they stand in the environment. */
export const fileVariables = {
  FILES_STORE: kind.default("disk"),
  FILES_FALLBACK: kind.optional(),
  FILES_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/?$/, "an origin like https://cdn.example.com")
    .optional(),
  FILES_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,7}$/, "a number of megabytes, at least 1")
    .transform(Number)
    .default("2048"),
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_REGION: z.string().default("us-east-1"),
  FILES_S3_ENDPOINT: webAddress.optional(),
  FILES_S3_PUBLIC_ENDPOINT: webAddress.optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Where files may be: in the data folder, or in a bucket. */
export type StoreKind = z.infer<typeof kind>;

/** Where the files of shops are. */
export type FileSettings = {
  store: StoreKind;
  /** Where a file is looked for that is not there: while files are moved. */
  fallback: StoreKind | undefined;
  /** Origin at which browsers get pictures, without a slash at its end; undefined means each shop's own. */
  publicUrl: string | undefined;
  /** What resized pictures may take on a node's disk in front of a bucket, bytes. */
  cacheBytes: number;
  /** The bucket; undefined where none is used. */
  s3: S3Place | undefined;
};

/** @throws StartError where a bucket is used and not named, or half of its keys are missing */
export function readFileSettings(value: z.infer<z.ZodObject<typeof fileVariables>>): FileSettings {
  const { FILES_STORE: store, FILES_FALLBACK: fallback, FILES_S3_BUCKET: bucket } = value;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (fallback === store)
    throw new StartError("FILES_FALLBACK must differ from FILES_STORE: correct it or leave it out.");
  if ((store === "s3" || fallback === "s3") && !bucket)
    throw new StartError("FILES_S3_BUCKET must be the name of a bucket where files are on s3: set it.");
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new StartError(
      "FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY go together: set both or none.",
    );
  const s3 = bucket && {
    bucket,
    region: value.FILES_S3_REGION,
    endpoint: value.FILES_S3_ENDPOINT,
    publicEndpoint: value.FILES_S3_PUBLIC_ENDPOINT,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
  return {
    store,
    fallback,
    publicUrl: value.FILES_PUBLIC_URL?.replace(/\/$/, ""),
    cacheBytes: value.FILES_CACHE_MB * 1024 * 1024,
    s3: s3 || undefined,
  };
}
