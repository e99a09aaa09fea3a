import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** A link owners write: paths of this shop stay in the app, anything else is a plain link (part 3, §2 "Menus"). */
export function SmartLink({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  if (to.startsWith("/") && !to.startsWith("//")) return <Link {...rest} to={to} />;
  const isWeb = /^https?:\/\//.test(to);
  return <a {...rest} href={to} {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})} />;
}

type LinkListProps = {
  links: readonly { url: string; label: string }[];
  className?: string;
  linkClassName?: string;
};

/** Links owners write, one beneath the other unless the class says otherwise. */
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
