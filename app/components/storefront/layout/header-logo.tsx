// @public

import { Link } from "@remix-run/react";
import { homePath } from "~/paths";
import { useRootData } from "../../ui/page/root-data";

/** The shop's logo, or its name where it has none; leads home. */
export function HeaderLogo() {
  const { shop } = useRootData();
  return (
    <Link to={homePath()} className="header-logo">
      {shop.logo ? <img src={shop.logo} alt={shop.name} className="max-h-10 w-auto" /> : shop.name}
    </Link>
  );
}
