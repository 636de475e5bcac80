import { languages, type Language } from '@bieznik/contract/language'
import { unsubscribeLinkSchema, type UnsubscribeLink } from '@bieznik/contract/people/unsubscribe'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { readBytes } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { withRetryDocument } from '@/lib/plain-forms/with-retry-document.server'
import { endConsent } from '@/lib/product-api/people.server'
import { seeOther } from '@/lib/plain-forms/see-other.server'
import type { UnsubscribeState } from '@/lib/account/unsubscribe-page'

const MAX_BYTES = 4 * 1024

const seeState = (language: Language, { consent, signature }: UnsubscribeLink, state?: UnsubscribeState) =>
  seeOther(language, '/unsubscribe', { consent: String(consent), signature, ...(state && { state }) })

/** A provider sends `List-Unsubscribe=One-Click` as a form of either kind, the page its language. */
const readFields = async (request: Request): Promise<string> =>
  Buffer.from(
    await readBytes(request, {
      bytes: MAX_BYTES,
      refused: () => new ProblemError('payload_too_large', `the body is larger than ${MAX_BYTES} bytes`),
    }),
  ).toString('utf8')

/** For mail programs that open the address of the header. Nothing ends by a GET, because scanners of mail follow links. */
export const GET = route(
  { role: 'anyone', query: unsubscribeLinkSchema, reply: z.never() },
  async ({ query, language }) => seeState(language, query),
)

/** One click in a mail program (RFC 8058), which follows no redirects, or the button of the page, which works without scripts. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'unsubscribe', points: 600, seconds: 10 * 60, by: 'address' },
    query: unsubscribeLinkSchema,
    body: z.string(),
    read: readFields,
    reply: z.never(),
  },
  async ({ query, body, requestId }) => {
    const language = languages.find((each) => each === new URLSearchParams(body).get('language'))
    if (language === undefined) {
      await endConsent(query, requestId)
      return new Response(null, { status: 204 })
    }
    return withRetryDocument(
      { form: 'unsubscribe', requestId },
      async () => {
        await endConsent(query, requestId)
        return seeState(language, query, 'done')
      },
      ({ code }) => seeState(language, query, code === 'forbidden' ? 'unknown' : 'later'),
    )
  },
)
