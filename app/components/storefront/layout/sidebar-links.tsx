import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { policyLabel } from "~/models/shops/settings/shop-policies";
import { accountOrdersPath, accountPath, findOrderPath, slugPath } from "~/paths";
import { SignInLink } from "../../accounts/sign-in/sign-in-link";
import { useRootData } from "../../ui/page/root-data";

const item = "flex min-h-11 items-center";

/** The account and the help that a phone's menu leads to, below the shop's own menus (rule layout-12). */
export function SidebarLinks() {
  const t = useTexts();
  const { shop, visitor, policies } = useRootData();
  return (
    <ul className="mt-4 border-t border-line pt-4 text-[0.95rem]">
      {visitor.isSignedIn ? (
        <>
          <li>
            <Link to={accountPath()} className={item}>
              {t("My Account")}
            </Link>
          </li>
          <li>
            <Link to={accountOrdersPath()} className={item}>
              {t("My Orders")}
            </Link>
          </li>
        </>
      ) : (
        <li>
          <SignInLink className={item}>{t("Sign in / Register")}</SignInLink>
        </li>
      )}
      <li>
        <Link to={findOrderPath()} className={item}>
          {t("Track your order")}
        </Link>
      </li>
      {policies
        .filter(({ kind }) => kind === "shipping" || kind === "refund")
        .map((policy) => (
          <li key={policy.kind}>
            <Link to={slugPath(policy.slug)} className={item}>
              {policyLabel(policy)}
            </Link>
          </li>
        ))}
      <li>
        <a href={`mailto:${shop.email}`} className={item}>
          {t("Email us")}
        </a>
      </li>
    </ul>
  );
}
