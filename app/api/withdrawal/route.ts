import { z } from 'zod'
import { readFormText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { orRetry } from '@/lib/plain-forms/or-retry.server'
import { seeWithdrawal, takeForm } from '@/lib/withdrawal/answer-form.server'
import { retryForm } from '@/lib/withdrawal/retry-document.server'
import { readWithdrawalForm } from '@/lib/withdrawal/typed-withdrawal'
import { storeTyped } from '@/lib/withdrawal/withdrawal-draft.server'

/** The first step, as a browser sends it without scripts. Valid or not, it is stored as a draft, and the page shows its errors. */
export const POST = route(
  { role: 'anyone', body: z.string(), read: readFormText, reply: z.never() },
  async ({ body, request, requestId }) => {
    const typed = readWithdrawalForm(body)
    return orRetry(
      { form: 'withdrawal', requestId },
      async () => {
        await takeForm(request)
        return seeWithdrawal(typed.language, await storeTyped(typed))
      },
      (problem) => retryForm(problem, typed),
    )
  },
)
