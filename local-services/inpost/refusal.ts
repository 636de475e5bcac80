/** What ShipX answers a refusal with. */
export class ShipxRefusal extends Error {
  readonly status: number
  readonly error: string
  readonly details: unknown
  constructor(status: number, error: string, details: unknown = null) {
    super(error)
    this.status = status
    this.error = error
    this.details = details
  }
}

/** `{ receiver: [{ address: [{ post_code: ['invalid_format'] }] }] }`, as ShipX nests them. */
export function detailsOf(issues: readonly { path: PropertyKey[] }[]): Record<string, unknown[]> {
  const details: Record<string, unknown[]> = {}
  for (const { path } of issues) {
    const [first = 'base', ...rest] = path.filter((part) => typeof part === 'string')
    const inside = rest.reduceRight<unknown[]>((inner, name) => [{ [name]: inner }], ['invalid_format'])
    details[first] = [...(details[first] ?? []), ...inside]
  }
  return details
}
