// @public

import { z } from "zod";
import { type SocialLink, socialNetworks } from "./social-networks";

/** A social network in the footer: address, visibility and order (rule menus-7). */
export const socialLinkSchema = z
  .object({
    url: z
      .string()
      .regex(/^(https?:\/\/[^\s]+)?$/, "Use an http(s) address")
      .default(""),
    visible: z.boolean().default(true),
    order: z.number().int().min(0).max(99).optional(),
  })
  .strict();

/** The shop's networks (setting `footer_social`). */
export const footerSocialSchema = z
  .object({
    facebook: socialLinkSchema,
    youtube: socialLinkSchema,
    twitter: socialLinkSchema,
    instagram: socialLinkSchema,
    pinterest: socialLinkSchema,
    tiktok: socialLinkSchema,
  })
  .partial()
  .strict();

/** The shop's networks. */
export type FooterSocial = z.output<typeof footerSocialSchema>;

/** The networks to show, in order, without those that have no address. */
export function visibleSocialLinks(social: FooterSocial): SocialLink[] {
  return socialNetworks
    .flatMap((network, index) => {
      const link = social[network];
      return link?.visible && link.url ? [{ network, url: link.url, order: link.order ?? index + 1 }] : [];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ network, url }) => ({ network, url }));
}
