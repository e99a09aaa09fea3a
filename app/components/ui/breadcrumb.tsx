// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { homePath, slugPath } from "~/paths";

/** The path from the home page; the last step is the current page. */
export function Breadcrumb({ trail, current }: { trail: { name: string; slug: string }[]; current: string }) {
  const t = useTexts();
  return (
    <nav aria-label={t("Breadcrumb")} className="breadcrumb">
      <ol>
        <Step name={t("Home")} to={homePath()} />
        {trail.map(({ name, slug }) => (
          <Step key={slug} name={name} to={slugPath(slug)} />
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

function Step({ name, to }: { name: string; to: string }) {
  return (
    <li>
      <Link to={to} discover="none">
        {name}
      </Link>
    </li>
  );
}
