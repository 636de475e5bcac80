import pg from 'pg'

/** The name of the constraint for which PostgreSQL refused a row; null: it failed for something else. */
export function violatedConstraint(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.constraint ?? null
  return error instanceof Error ? violatedConstraint(error.cause) : null
}
