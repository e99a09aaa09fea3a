// @public

import { useEffect, useState } from "react";

/** Whether this browser has passkeys; false on the server and until the page runs. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(typeof window.PublicKeyCredential === "function"), []);
  return has;
}
