import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { OfficePage } from "~/components/office/frame/office-page";
import { settingsWords } from "~/models/office/settings/settings-words";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeSettingsPath } from "~/paths/office";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireOffice(context, request, { verb: "view", kind: "setting" });
  return null;
}

export default function OfficeSettingsPage() {
  return (
    <OfficePage title="Settings">
      <ul className="office-tiles">
        {Object.entries(settingsWords).map(([name, { title, about }]) => (
          <li key={name} className="office-card office-panel">
            <Link to={officeSettingsPath(name)}>{title}</Link>
            <small>{about}</small>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Settings");
