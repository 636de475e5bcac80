import { z } from 'zod'
import { readFormText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { withRetryDocument } from '@/lib/plain-forms/with-retry-document.server'
import { seeWithdrawal, takeForm } from '@/lib/withdrawal/answer-form.server'
import { retryForm } from '@/lib/withdrawal/retry-document.server'
import { readWithdrawalForm } from '@/lib/withdrawal/typed-withdrawal'
import { storeTyped } from '@/lib/withdrawal/withdrawal-draft.server'

/** The first step, as a browser sends it without scripts. Valid or not, it is stored as a draft, and the page shows its errors. */
export const POST = route(
  { role: 'anyone', body: z.string(), read: readFormText, reply: z.never() },
  async ({ body, request, requestId }) => {
    const typed = readWithdrawalForm(body)
    return withRetryDocument(
      { form: 'withdrawal', requestId },
      async () => {
        await takeForm(request)
        return seeWithdrawal(typed.language, await storeTyped(typed))
      },
      (problem) => retryForm(problem, typed),
    )
  },
)
