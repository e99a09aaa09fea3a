// @public

import { z } from "zod";
import { cutText } from "~/models/platform/text/storable-text";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import type { NoticeTone, PageNoticeView } from "~/models/shops/pages/page-notice-view";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";

/** Name of the cookie that carries a notice to the next page. */
const NOTICE_COOKIE = "awning_notice";
/** Lifetime in seconds: it expires, so that no page has to remove it. */
const lifetimeS = 15;
const maxLines = 6;
const maxLineLength = 140;

const noticeSchema = z.object({
  page: z.string(),
  lines: z.array(z.string()),
  tone: z.enum(["success", "warning", "danger"]),
});

/**
 * `Set-Cookie` value with a notice for the next page, such as the lines of a cart that changed at sign-in.
 * Without lines it removes an earlier notice, so that the browser gets shared pages again.
 * @param page path of the only page that shows the notice (rule layout-9); empty for the first page that is
 * loaded
 */
export function noticeCookie(
  lines: readonly string[],
  origin = "",
  page = "",
  tone: NoticeTone = "warning",
): string {
  const said = lines.filter(Boolean);
  const kept = said.slice(0, maxLines).map((line) => cutText(line, maxLineLength));
  const value =
    kept.length > 0 ? Buffer.from(JSON.stringify({ page, lines: kept, tone })).toString("base64url") : "";
  return hostCookie(NOTICE_COOKIE, value, { maxAgeS: value ? lifetimeS : 0, origin });
}

/** The notice for the page of a request; null if it has none or it is malformed. */
export function readNotice(request: Pick<Request, "headers" | "url">): PageNoticeView | null {
  const value = cookieValue(request.headers.get("Cookie"), NOTICE_COOKIE);
  const notice = value ? noticeSchema.safeParse(parsedJson(value)).data : undefined;
  if (!notice) return null;
  const page = notice.page || new URL(request.url).pathname;
  return { ...notice, page, lines: notice.lines.slice(0, maxLines) };
}

/** Whether cookies carry a notice that this page shows, or one that cannot be read. */
export function hasNoticeFor(cookies: string | null | undefined, page: string): boolean {
  const value = cookieValue(cookies, NOTICE_COOKIE);
  if (!value) return false;
  const notice = noticeSchema.safeParse(parsedJson(value)).data;
  return !notice || notice.page === "" || notice.page === page;
}

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, "base64url").toString());
  } catch {
    return null;
  }
}
