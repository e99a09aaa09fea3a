import { isElsewhere, isPassingStatus } from "~/models/files/moving/awaited-picture";
import { isAppError } from "~/models/platform/error/app-error";
import type { ProductImage } from "~/models/platform/media/product-record";
import { inspectApart, type PhotoTurns } from "../../platform/media/rewrite-photo.server";
import { maxPictureBytes, type PicturePlace, storeImage } from "../../platform/media/store-image.server";
import { requestOutside } from "../../platform/outside/request-outside.server";

/** A picture that was stored, or why it was not, and whether it may be had later. */
export type Downloaded = { image: ProductImage } | { fault: string; passes: boolean };

/** Where it is kept, who decodes it, and whether servers of private networks may be asked, which tests do. */
export type DownloadRules = PhotoTurns & {
  place: PicturePlace;
  allowPrivate?: boolean;
};

const timeoutMs = 30_000;
/** Addresses that are gone to for one picture. */
const mostHops = 4;

/**
 * Loads a picture from another server and keeps it, with the checks of an upload: never from a private
 * network (rule input-19), bounded in time and bytes, decoded in a process of its own.
 */
export async function downloadPicture(address: string, rules: DownloadRules): Promise<Downloaded> {
  let url = address;
  for (let hop = 0; hop < mostHops; hop++) {
    const answer = await ask(url, rules.allowPrivate ?? false);
    if ("fault" in answer) return answer;
    const { status, headers, body, isWhole } = answer;
    if (isElsewhere(status) && headers.location && URL.canParse(headers.location, url)) {
      url = new URL(headers.location, url).href;
      if (!/^https?:/.test(url)) return { fault: "it leads to no http(s) address", passes: false };
      continue;
    }
    if (status !== 200) return { fault: `the server answers ${status}`, passes: isPassingStatus(status) };
    if (!isWhole) return { fault: "the picture exceeds 20 MB", passes: false };
    return keep(body, rules);
  }
  return { fault: "it leads from one address to the next", passes: false };
}

async function ask(url: string, allowPrivate: boolean) {
  try {
    const headers = { Accept: "image/*" };
    return await requestOutside({
      url,
      method: "GET",
      headers,
      timeoutMs,
      maxBytes: maxPictureBytes,
      allowPrivate,
    });
  } catch (error) {
    const isPrivate = error instanceof Error && error.name === "PrivateAddressError";
    if (isPrivate) return { fault: "it is an address of a private network", passes: false };
    return { fault: error instanceof Error ? error.message : "it cannot be reached", passes: true };
  }
}

async function keep(bytes: Uint8Array, { place, photoWorkers }: DownloadRules): Promise<Downloaded> {
  try {
    const inspect = (picture: Uint8Array) => inspectApart(picture, { photoWorkers });
    return { image: await storeImage(place, bytes, "", { inspect }) };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { fault: error.message, passes: error.code === "unavailable" };
  }
}
