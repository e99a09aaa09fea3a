// @public

import { shopper } from "~/models/shops/actors/actor";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { addCookie } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { acting } from "../../shops/context/shop-context.server";
import { startSession } from "./start-session.server";

/**
 * Answers a post in the name of a visitor with a session, which is started for one without: what the post
 * makes belongs to this browser then. The answer sets its cookie.
 */
export async function withGuestSession<Answer>(
  context: RequestContext,
  visitor: Visitor,
  serve: (context: RequestContext, visitor: Visitor) => Promise<Answer>,
): Promise<Answer> {
  if (visitor.sessionHash !== null) return serve(context, visitor);
  const { hash, setCookie } = await startSession(context);
  const holder = { ...visitor, sessionHash: hash };
  const actor = acting(shopper(context.tenant.id, holder));
  const answer = await serve({ ...context, actor }, holder);
  if (answer instanceof Response) addCookie(answer.headers, setCookie);
  return answer;
}
