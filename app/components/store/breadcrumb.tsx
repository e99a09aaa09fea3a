import { Link } from "@remix-run/react";
import { homePath, slugPath } from "~/paths";

/** The way here from the home page; the last step is the page itself. */
export function Breadcrumb({ trail, current }: { trail: { name: string; slug: string }[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="py-2 text-sm text-muted md:py-5">
      <ol className="flex flex-wrap items-center wrap-anywhere md:gap-y-1">
        <Step name="Home" to={homePath()} />
        {trail.map(({ name, slug }) => (
          <Step key={slug} name={name} to={slugPath(slug)} />
        ))}
        <li aria-current="page" className="line-clamp-1 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}

function Step({ name, to }: { name: string; to: string }) {
  return (
    <li className="flex items-center">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center underline-offset-4 md:min-h-0 md:py-1 hover:text-ink hover:underline"
      >
        {name}
      </Link>
      <span aria-hidden="true" className="mx-2 text-ink/30">
        /
      </span>
    </li>
  );
}
