import 'server-only'
import { isSignedBy } from '@bieznik/backend-kit/signature'
import { SIGNATURE_HEADER } from '@bieznik/contract/headers'
import { env } from '@/lib/env.server'

/** Whether the product API has signed this body; never without `REVALIDATE_SECRET`. */
export function isFromProductApi({ headers }: Request, body: object): boolean {
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  return (
    env.REVALIDATE_SECRET !== undefined && isSignedBy(env.REVALIDATE_SECRET, JSON.stringify(body), signature)
  )
}
