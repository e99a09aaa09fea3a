/** Files and folders of other software, which machines ask every site for to find a hole. */
const probed = [
  "wp-login.php",
  "wp-admin",
  "wp-content",
  "wp-includes",
  "wp-json",
  "wp-config.php",
  "wp-cron.php",
  "xmlrpc.php",
  "wlwmanifest.xml",
  "phpmyadmin",
  "pma",
  "adminer.php",
  "phpinfo.php",
  "info.php",
  "eval-stdin.php",
  "phpunit",
  "cgi-bin",
  "actuator",
  "solr",
  "hnap1",
  "boaform",
  "owa",
  "autodiscover",
  "_ignition",
  "telescope",
  "server-status",
];

/** Endings of what is no page: settings, dumps and archives. */
const kept = /\.(env|ini|ya?ml|sql|bak|old|swp|log|zip|rar|7z|gz|tgz|tar|aspx?|jspx?|cgi|do|action)$/;

/**
 * Whether an address is asked for by a machine that looks for holes, files that start with a dot among them,
 * so that it is no missed page of the shop (rule addresses-8).
 * @param path as in the request
 */
export function isProbe(path: string): boolean {
  const segments = path.toLowerCase().split("/");
  return segments.some(
    (segment) => segment.startsWith(".") || probed.includes(segment) || kept.test(segment),
  );
}
