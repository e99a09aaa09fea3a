// @public

import type { AnchorHTMLAttributes } from "react";
import { useAddress } from "./use-address";

type SmartLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** For banners: external links open in a new tab. */
  opensTab?: boolean;
};

/**
 * A link owners write. `FollowLinks` keeps those to pages of this shop in the app (rules menus-2 and
 * hydration-2).
 */
export function SmartLink({ to, opensTab, ...rest }: SmartLinkProps) {
  const isTab = opensTab && /^https?:\/\//.test(to);
  const href = useAddress()(to);
  return <a {...rest} href={href} {...(isTab ? { target: "_blank", rel: "noopener noreferrer" } : {})} />;
}

type LinkListProps = {
  links: readonly { url: string; label: string }[];
  className?: string;
  linkClassName?: string;
};

/** Links by an owner, below each other unless the class says otherwise. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ url, label }) => (
        <li key={url + label}>
          <SmartLink to={url} className={linkClassName}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
