import 'server-only'
import { isSignedBy, secretsOf } from '@bieznik/backend-kit/signature'
import { SIGNATURE_HEADER } from '@bieznik/contract/platform/headers'
import { env } from '@/lib/env.server'

const secrets = secretsOf(env.REVALIDATE_SECRET, env.REVALIDATE_SECRET_BEFORE)

/** Whether the product API has signed this body; never without `REVALIDATE_SECRET`. */
export function isFromProductApi({ headers }: Request, body: object): boolean {
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  return isSignedBy(secrets, JSON.stringify(body), signature)
}
