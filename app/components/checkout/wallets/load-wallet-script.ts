import { walletMethodPath } from "~/paths/wallets";
import { styleNonceOfDocument } from "../../ui/page/style-nonce";

/** How long after a failure the script is loaded again, ms (rule payment-19). */
const retryAfterMs = 1000;

/** Scripts that are loading or there, by the wallet's key. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a wallet's script once, and once more where that fails.
 * @throws Error when it cannot be loaded
 */
export function loadWalletScript(wallet: string): Promise<void> {
  const known = loading.get(wallet);
  if (known) return known;
  const begun = loadTwice(wallet);
  loading.set(wallet, begun);
  begun.catch(() => loading.delete(wallet));
  return begun;
}

async function loadTwice(wallet: string): Promise<void> {
  try {
    await load(wallet);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    await load(wallet);
  }
}

async function load(wallet: string): Promise<void> {
  const { method } = await (await fetch(walletMethodPath(wallet))).json();
  const script = document.createElement("script");
  script.src = method.script_url;
  script.dataset.cspNonce = styleNonceOfDocument();
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script of ${wallet} could not be loaded`));
    };
    document.head.append(script);
  });
}
