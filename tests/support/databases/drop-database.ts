import pg from "pg";

const insufficientPrivilege = "42501";

/**
 * Removes a database and ends whoever is still connected to it. PostgreSQL's own housekeeping may be, and
 * only a superuser may end that: asked without force, PostgreSQL ends its housekeeping itself and waits for
 * the others.
 */
export async function dropDatabase(pool: pg.Pool, name: string): Promise<void> {
  try {
    await pool.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === insufficientPrivilege)) throw error;
    await pool.query(`drop database if exists ${name}`);
  }
}
