import { ProblemError } from '@/lib/http/problem-error'

/** The data of a reply; null: there is no such thing. */
export async function orNull<T>(call: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await call).data
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  }
}
