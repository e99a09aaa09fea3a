// @public

import { redirect } from "@remix-run/node";
import type { NoticeTone } from "~/models/shops/pages/page-notice-view";
import type { RequestContext } from "../context/request-context.server";
import { noticeCookie } from "./notice-cookie.server";

/** What an answer gives the browser beside its body. */
type AnswerMarks = {
  /** `Set-Cookie` values; empty ones are left out. */
  cookies?: readonly (string | null | undefined)[];
  /** Said by `page`, or by the page loaded next; without a line an earlier notice is removed. */
  notice?: { lines: readonly string[]; page?: string; tone?: NoticeTone };
  /** Headers that go with it. */
  headers?: HeadersInit;
};

/** Adds a `Set-Cookie` value, if there is one, to an answer's headers: no one else writes that header. */
export function addCookie(headers: Headers, cookie: string | null | undefined): void {
  if (cookie) headers.append("Set-Cookie", cookie);
}

/** Headers with the cookies and the notice of an answer. */
export function headersWith(
  { origin }: Pick<RequestContext, "origin">,
  { cookies = [], notice, headers }: AnswerMarks,
): Headers {
  const all = new Headers(headers);
  for (const cookie of cookies) addCookie(all, cookie);
  if (notice) addCookie(all, noticeCookie(notice.lines, origin, notice.page, notice.tone));
  return all;
}

/** Answers an accepted form: leads to another page with cookies and a notice. */
export const leadTo = (ctx: Pick<RequestContext, "origin">, address: string, marks: AnswerMarks) =>
  redirect(address, { status: 303, headers: headersWith(ctx, marks) });
