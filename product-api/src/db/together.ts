/**
 * Runs parts of a transaction that do not need each other's rows at once, so that their statements share a round trip. Rejects with
 * the first failure, as `Promise.all` does, but only when all have ended: a part that went on after the rollback would write outside
 * of the transaction.
 */
export async function together<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  try {
    return await Promise.all(parts)
  } finally {
    await Promise.allSettled(parts)
  }
}
