/**
 * Runs at once what does not need each other's rows: on a pool by several connections, in a transaction so that the statements share a
 * round trip. Rejects with the first failure, as `Promise.all` does, but only when all have ended: a part that went on after the
 * rollback would write outside of the transaction.
 */
export async function together<const Parts extends readonly unknown[]>(
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }>
export async function together(parts: readonly unknown[]): Promise<unknown[]> {
  // A query of Drizzle is sent each time that it is awaited: these are awaited instead.
  const running = parts.map((part) => Promise.resolve(part))
  try {
    return await Promise.all(running)
  } finally {
    await Promise.allSettled(running)
  }
}
