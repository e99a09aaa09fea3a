// @public

import { rpIdOf } from "../../../accounts/keys/passkey-domain.server";

/** The domain that passkeys of staff belong to: the office's (rule staff-17). */
export const staffRpId = ({ officeOrigin }: { officeOrigin: string }): string =>
  rpIdOf({ origin: officeOrigin });
