export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** The outcome of `work`, or a `DeadlineError` with this message when it takes longer than `ms` milliseconds. */
export async function withDeadline<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const deadline = Promise.withResolvers<never>()
  const timeout = setTimeout(() => deadline.reject(new DeadlineError(message)), ms)
  try {
    return await Promise.race([work, deadline.promise])
  } finally {
    clearTimeout(timeout)
  }
}
