import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { log } from '@/lib/log/log.server'
import { keptAnswers } from '@/lib/product-api/upstream.server'
import { isSignedBy, SIGNATURE_HEADER } from '@/lib/http/signature.server'

const bodySchema = z.strictObject({ tags: z.array(z.string().regex(/^[\w:-]{1,100}$/)).max(1000) })

/** The product API says which cached things have changed; the next request for one of them reads it anew. */
export const POST = route(
  { role: 'anyone', body: bodySchema, reply: z.null() },
  async ({ body, request }) => {
    const signature = request.headers.get(SIGNATURE_HEADER) ?? ''
    if (!env.REVALIDATE_SECRET || !isSignedBy(env.REVALIDATE_SECRET, JSON.stringify(body), signature))
      throw new ProblemError('unauthenticated', 'the signature does not fit the body')
    keptAnswers().startAfresh()
    for (const tag of body.tags) revalidateTag(tag, { expire: 0 })
    log.info({ tags: body.tags }, 'told of changes')
    return { data: null }
  },
)
