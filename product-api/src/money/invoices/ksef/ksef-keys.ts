import type { KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { KsefCall } from './ksef-call.ts'
import { publicKeyOf } from './ksef-crypto.ts'
import { exceptions, KsefError } from './ksef-error.ts'

type Usage = 'KsefTokenEncryption' | 'SymmetricKeyEncryption'
type PublicKey = { key: KeyObject; publicKeyId: string }

const certificatesSchema = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    usage: z.array(z.string()),
    validFrom: z.string().transform((text) => Date.parse(text)),
    validTo: z.string().transform((text) => Date.parse(text)),
  }),
)

/** Of the certificates that are valid now the one that began last: another may be published ahead (`klucze-publiczne-do-szyfrowania.md`, 4.1). */
async function readKey(usage: Usage, ksef: KsefCall): Promise<PublicKey> {
  const path = '/security/public-key-certificates'
  const all = await ksef.read(certificatesSchema, { what: 'the public keys', path, group: 'open' })
  const now = Date.now()
  const [newest] = all
    .filter((each) => each.usage.includes(usage) && each.validFrom <= now && now < each.validTo)
    .toSorted((a, b) => b.validFrom - a.validFrom)
  if (!newest) throw new KsefError(`the public key for ${usage}`, 404)
  return { key: publicKeyOf(newest.certificate), publicKeyId: newest.publicKeyId }
}

/** Does what is encrypted for KSeF. With a key that it has just revoked (21470) the list is read again, and it is done once more. */
export async function withKeyFor<Result>(
  usage: Usage,
  ksef: KsefCall,
  work: (key: PublicKey) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await readKey(usage, ksef))
  } catch (error) {
    if (!(error instanceof KsefError) || error.exception !== exceptions.unknownKey) throw error
    return work(await readKey(usage, ksef))
  }
}
