import { resolvedPath } from "~/models/platform/redirect/resolved-path";
import { adminSignInPath } from "~/paths/staff";
import { sendForm } from "../../ui/form/send-form";

/** Tells the frame that a post met no session; its detail answers the post. */
export const signedOutEvent = "office-signed-out";
/** Answers a post that waits for the sign-in. */
export type SignedOutDetail = (answer: unknown) => void;

/**
 * The `clientAction` of a form of the office: as {@link sendForm}, and where the session has ended the post
 * waits while the frame asks for the sign-in over the form (rule staff-19).
 */
export const sendOfficeForm = (serverAction: () => Promise<unknown>): Promise<unknown> =>
  sendForm(async () => {
    try {
      return await serverAction();
    } catch (error) {
      if (!leadsToSignIn(error)) throw error;
      const answer = await new Promise((resolve: SignedOutDetail) =>
        window.dispatchEvent(new CustomEvent(signedOutEvent, { detail: resolve })),
      );
      // The status keeps Remix from loading the page again.
      return Response.json(answer, { status: 401 });
    }
  });

const leadsToSignIn = (error: unknown): boolean =>
  error instanceof Response &&
  resolvedPath(error.headers.get("Location") ?? "/").pathname === adminSignInPath();
