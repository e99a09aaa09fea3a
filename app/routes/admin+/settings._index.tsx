import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { OfficePage } from "~/components/office/frame/office-page";
import { findModules } from "~/models/office/settings/find-modules";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeFindPath, officeSettingsPath } from "~/paths/office";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireOffice(context, request, { verb: "view", kind: "setting" });
  const search = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return { search, headings: findModules(search) };
}

export default function OfficeSettingsPage() {
  const { search, headings } = useLoaderData<typeof loader>();
  return (
    <OfficePage title="Settings">
      <Form role="search" action={officeSettingsPath()} className="office-settings-search" key={search}>
        <input
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          aria-label="Search settings"
          placeholder="Search settings"
        />
        <button type="submit" className="office-button">
          Search
        </button>
        {search === "" ? null : <Link to={officeSettingsPath()}>All settings</Link>}
      </Form>
      {headings.length === 0 ? (
        <p role="status">
          No setting has these words. <Link to={officeFindPath(search)}>Look for them everywhere</Link>
        </p>
      ) : null}
      {headings.map(({ heading, modules }) => (
        <section key={heading} className="office-settings">
          <h2>{heading}</h2>
          <ul className="office-tiles">
            {modules.map(({ name, title, about, found }) => (
              <li key={name} className="office-card office-panel">
                <Link to={officeSettingsPath(name)}>{title}</Link>
                <small>{about}</small>
                {found.length > 0 ? (
                  <small>
                    Fields:{" "}
                    {found.map(({ label, id }, at) => (
                      <Fragment key={label}>
                        {at > 0 ? ", " : ""}
                        <Link to={`${officeSettingsPath(name)}#${id}`}>{label}</Link>
                      </Fragment>
                    ))}
                  </small>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </OfficePage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Settings");
