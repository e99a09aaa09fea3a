// @public

import { appFormId } from "~/models/staff/factor-forms";
import { adminAccountPath } from "~/paths/staff";
import { SecondFactorForm } from "./code-form";
import { QrCode } from "./qr-code";

/** Sets up an app for codes: its secret as QR code, as a link and as text, and the field for a first code. */
export const AppSetup = ({
  secret,
  address,
  squares,
}: {
  secret: string;
  address: string;
  squares: readonly string[];
}) => (
  <div className="space-y-6">
    <ol className="list-decimal space-y-5 pl-5">
      <li className="space-y-3">
        <p>Scan this code with your authenticator app.</p>
        <QrCode squares={squares} label="QR code for your authenticator app" />
        <p>
          On this device,{" "}
          <a href={address} className="font-medium underline underline-offset-4">
            open the app
          </a>
          , or enter this key by hand:
        </p>
        <p>
          <code className="text-sm wrap-anywhere">{(secret.match(/.{1,4}/g) ?? []).join(" ")}</code>
        </p>
      </li>
      <li>Enter the code your app shows.</li>
    </ol>
    <SecondFactorForm id={appFormId} action={adminAccountPath()} label="Turn on" isOnPage>
      <input type="hidden" name="intent" value="confirm-app" />
    </SecondFactorForm>
  </div>
);
