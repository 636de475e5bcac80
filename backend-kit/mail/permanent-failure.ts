/** RFC 3463: the subject of an enhanced status code that is about the policy of a server, and so about us. */
const POLICY = /\b5\.7\.\d{1,3}\b/

/**
 * Whether a mail server has refused a mail for good (RFC 5321, 4.2.1: 5yz), such as an address that does not exist. What it refuses for its
 * policy may pass once the sender is in order, so that is not for good.
 */
export function isPermanentFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const code: unknown = Reflect.get(failure, 'responseCode')
  const response: unknown = Reflect.get(failure, 'response')
  if (typeof code !== 'number' || code < 500 || code > 599) return false
  return !(typeof response === 'string' && POLICY.test(response))
}
