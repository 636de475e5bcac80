import type { FailureParam } from '@bieznik/contract/platform/failure'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { handledFailures } from '../db/schema/handled-failures.ts'

/** It is tried again, or has failed anew: so that it was handled before no longer counts. */
export async function reopenFailure(tx: Transaction, { kind, id }: FailureParam): Promise<void> {
  await tx.delete(handledFailures).where(and(eq(handledFailures.kind, kind), eq(handledFailures.subject, id)))
}
