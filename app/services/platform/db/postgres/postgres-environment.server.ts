const steering = /^(PG.*|LC_.*|LANG|LANGUAGE|TZ)$/;

/** The environment of PostgreSQL's own programs: the operator's, less what would steer them elsewhere. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env).filter((key) => steering.test(key))) delete env[name];
  return { ...env, LC_ALL: "C", TZ: "UTC" };
}
