import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { log } from '@/lib/log/log.server'
import { isFromProductApi } from '@/lib/product-api/is-from-product-api.server'
import { detachRunningReads } from '@/lib/product-api/public-reads.server'

const bodySchema = z.strictObject({ tags: z.array(z.string().regex(/^[\w:-]{1,100}$/)).max(1000) })

/** The product API says which cached things have changed; the next request for one of them reads it anew. */
export const POST = route(
  { role: 'anyone', body: bodySchema, reply: z.null() },
  async ({ body, request }) => {
    if (!isFromProductApi(request, body))
      throw new ProblemError('unauthenticated', 'the signature does not fit the body')
    detachRunningReads()
    for (const tag of body.tags) revalidateTag(tag, { expire: 0 })
    log.info({ tags: body.tags }, 'revalidation: tags invalidated')
    return { data: null }
  },
)
