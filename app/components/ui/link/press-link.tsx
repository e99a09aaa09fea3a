// @public

import type { AnchorHTMLAttributes } from "react";
import { PlainLink } from "./plain-link";

/**
 * Marks a link that stands for a script: pressed before the page is hydrated, it waits (rule hydration-4).
 */
export const waitsForScript = { "data-press": "" } as const;

type PressLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick" | "href"> & {
  /**
   * Where it leads without a script: a page of the shop, or a file or another site the press would show here.
   */
  href: string;
  onPress: () => void;
};

/**
 * A link that does something on its page with a script, and leads to a page that does the same without one
 * (rule hydration-7). A press that asks for a new tab is the browser's.
 */
export const PressLink = ({ href, onPress, children, ...rest }: PressLinkProps) => (
  <PlainLink
    href={href}
    {...rest}
    {...waitsForScript}
    onClick={(event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    }}
  >
    {children}
  </PlainLink>
);
