import { ProblemError } from '@/lib/http/problem-error'

/** What the payment provider itself says of a refusal. */
export function textOfProvider(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined
  return error.fields.find(({ path }) => path === 'provider')?.message
}
