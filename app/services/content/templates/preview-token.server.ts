// @public

import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

/**
 * What a preview link opens: one template of one shop, or the pages that show the draft of a record (its kind
 * and its name, with a space between them), until a moment.
 */
export type PreviewSubject = { shopId: string } & ({ templateId: number } | { draft: string });

/** How long a preview link opens its page. */
export const previewLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const linkOf = ({ shopId, ...of }: PreviewSubject) =>
  ({ kind: "preview", shopId, id: "draft" in of ? `draft ${of.draft}` : of.templateId }) as const;

/** The token of a preview link. */
export const signPreview = (secret: string, subject: PreviewSubject, now: Date): string =>
  signLink(secret, linkOf(subject), new Date(now.getTime() + previewLifetimeMs));

/** Whether a token opens this template or draft now. */
export const isPreviewToken = (secret: string, subject: PreviewSubject, token: string, now: Date): boolean =>
  isSignedLink(secret, linkOf(subject), token, now);
