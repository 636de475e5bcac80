import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ProblemError } from '../http/problem-error.ts'
import type { Transaction } from './client.ts'
import { idempotentRequests } from './schema/idempotent-requests.ts'

/**
 * A request under its key; without a key it is done each time. `scope` says what is done, and to what; the same key in another scope is
 * another request.
 */
export type OnceClaim = { scope: string; key: string | undefined; request: unknown }
type Keyed = { scope: string; key: string }

/** A schema puts the fields of a request into one order, so equal requests have equal hashes. */
export const hashOfRequest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

/** Throws idempotency_key_reused unless the request that came first under the key was the same one. */
export function requireSameRequest(firstHash: string | undefined, hash: string): void {
  if (firstHash !== hash)
    throw new ProblemError('idempotency_key_reused', 'This key was used for another request.')
}

const isClaim = ({ scope, key }: Keyed) =>
  and(eq(idempotentRequests.scope, scope), eq(idempotentRequests.key, key))

/**
 * Takes the key for this transaction: null. Of a key that an earlier request has: its reply. A transaction that holds the key meanwhile is
 * waited for, and a refusal leaves it free.
 */
async function takeKey(tx: Transaction, keyed: Keyed, request: unknown): Promise<{ reply: unknown } | null> {
  const requestHash = hashOfRequest(request)
  const { scope, key } = keyed
  const taken = await tx
    .insert(idempotentRequests)
    .values({ scope, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotentRequests.key })
  if (taken.length > 0) return null
  const [first] = await tx.select().from(idempotentRequests).where(isClaim(keyed))
  requireSameRequest(first?.requestHash, requestHash)
  return { reply: first?.reply }
}

type Done<Made> = { isRepeat: false; made: Made } | { isRepeat: true }

/**
 * Does the work of a request once for its key, in the transaction of the work. A repeat that arrives meanwhile waits for it, and does the
 * work itself when that transaction fails, so that a refusal leaves the key free. Throws idempotency_key_reused for another request under
 * the same key.
 */
export async function once<Made>(
  tx: Transaction,
  { key, scope, request }: OnceClaim,
  work: () => Promise<Made>,
): Promise<Done<Made>> {
  const isRepeat = key !== undefined && (await takeKey(tx, { scope, key }, request)) !== null
  return isRepeat ? { isRepeat } : { isRepeat: false, made: await work() }
}

/**
 * The same, and the result is stored for repeats.
 * @param stored reads it again
 */
export async function onceWithReply<Made>(
  tx: Transaction,
  { key, scope, request }: OnceClaim,
  stored: z.ZodType<Made>,
  work: () => Promise<Made>,
): Promise<{ isRepeat: boolean; made: Made }> {
  if (key === undefined) return { isRepeat: false, made: await work() }
  const first = await takeKey(tx, { scope, key }, request)
  if (first) return { isRepeat: true, made: stored.parse(first.reply) }
  const made = await work()
  await tx.update(idempotentRequests).set({ reply: made }).where(isClaim({ scope, key }))
  return { isRepeat: false, made }
}

/** The request came to nothing after all, so that its key can be used again. */
export async function freeKey(tx: Transaction, claim: Keyed): Promise<void> {
  await tx.delete(idempotentRequests).where(isClaim(claim))
}
