const reported = ['code', 'command', 'responseCode'] as const

/**
 * What is kept of a failure: its kind and its codes, such as `EENVELOPE RCPT TO 550`. Mail servers repeat the address in
 * their words, so words are left out.
 */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure
  const codes = reported.map((key): unknown => Reflect.get(failure, key))
  const parts = codes.filter((code) => typeof code === 'number' || typeof code === 'string')
  return parts.length > 0 ? parts.join(' ') : failure.constructor.name
}
