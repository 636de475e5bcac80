import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { languages } from '@bieznik/contract/language'
import { stockNoticeSchema } from '@bieznik/contract/care/stock-notice'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { limiterOf } from '@/lib/http/rate-limit.server'
import { clientAddress } from '@/lib/http/client-address.server'
import { readFormText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { withRetryDocument } from '@/lib/plain-forms/with-retry-document.server'
import { seeOther } from '@/lib/plain-forms/see-other.server'
import { noteStockNotice } from '@/lib/product-api/stock-notices.server'
import { retryStockNotice } from '@/lib/stock-notice/retry-stock-notice.server'
import type { StockNoticeState } from '@/lib/stock-notice/stock-notice-page'

/** Each notice is a mail to an address that somebody types, so they are few. */
const countNotice = limiterOf({ name: 'stock_notice', points: 10, seconds: 10 * 60 })

const readForm = async (request: Request): Promise<unknown> =>
  Object.fromEntries(new URLSearchParams(await readFormText(request)))

const formSchema = z.object({
  product: idParamSchema,
  email: z.string(),
  language: z.enum(languages),
})

const noticeSchema = stockNoticeSchema.extend({ email: typedEmailSchema })

/** The form of `/stock-notice`, which works without scripts: responds with a redirect, or with the form as it was typed. */
export const POST = route(
  { role: 'anyone', body: formSchema, read: readForm, reply: z.never() },
  ({ body: { product, email, language }, request, requestId }) => {
    const seeState = (state: StockNoticeState) =>
      seeOther(language, '/stock-notice', { product: String(product), state })
    return withRetryDocument(
      { form: 'stock notice', requestId },
      async () => {
        const notice = noticeSchema.safeParse({ email, language })
        if (!notice.success) throw new ProblemError('invalid_request', 'the e-mail address cannot be used')
        await countNotice(clientAddress(request))
        await noteStockNotice({ ...notice.data, productId: product }, requestId)
        return seeState('done')
      },
      (problem) =>
        problem.code === 'not_found'
          ? seeState('gone')
          : retryStockNotice(problem, { product: String(product), email, language }),
    )
  },
)
