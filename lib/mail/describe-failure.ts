const TOLD = ['code', 'command', 'responseCode'] as const

/**
 * What the log is told of a failure: its kind and its codes, such as `EENVELOPE RCPT TO 550`. Mail servers repeat the address
 * in their words, so words are left out.
 */
export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure
  const codes = TOLD.map((key): unknown => Reflect.get(failure, key))
  const parts = codes.filter((code) => typeof code === 'number' || typeof code === 'string')
  return [failure.name, ...parts].join(' ')
}
