import type { KsefClient } from './ksef-client.ts'
import { KsefError } from './ksef-error.ts'

type Original = { session: string; ksefNumber: string }

/** Tries after which a confirmation that KSeF does not hand out counts as another's. */
const UNTIL_TRIES = 8

/** `SkrotDokumentu` of `upo-v4-3.xsd`: SHA-256 of the document in base64. */
const hashIn = (confirmation: string): string | undefined =>
  /<(?:\w+:)?SkrotDokumentu>\s*([^<\s]*)\s*</.exec(confirmation)?.[1]

/**
 * Whether the document that KSeF has under the number is this one, to the byte: then it arrived in a try whose outcome the shop did not
 * learn. Another program of the taxpayer may have taken the number. Rejects with KsefError while KSeF does not say which.
 */
export async function isOwnDocument(
  client: KsefClient,
  original: Original,
  sha256: string,
  tries: number,
): Promise<boolean> {
  try {
    const confirmation = await client.confirmationOf(original)
    return hashIn(confirmation) === Buffer.from(sha256, 'hex').toString('base64')
  } catch (error) {
    if (error instanceof KsefError && error.code < 429 && tries >= UNTIL_TRIES) return false
    throw error
  }
}
