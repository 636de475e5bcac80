import { languages } from '@bieznik/contract/language'
import { z } from 'zod'
import { readFormText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { withRetryDocument } from '@/lib/plain-forms/with-retry-document.server'
import { isDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import { acceptWithdrawal } from '@/lib/product-api/withdrawals.server'
import { seeWithdrawal, takeStatement } from '@/lib/withdrawal/answer-form.server'
import { checkWithdrawal } from '@/lib/withdrawal/check-withdrawal'
import { retryConfirmation } from '@/lib/withdrawal/retry-document.server'
import { findDraft, withdrawalDraftId } from '@/lib/withdrawal/withdrawal-draft.server'

/** In the address of the page, which then says that nothing is known. */
const NO_SECRET = 'none'

/** The second step: what was summed up becomes the statement. Sent twice it is one; what cannot be found the page asks for again. */
export const POST = route(
  { role: 'anyone', body: z.string(), read: readFormText, reply: z.never() },
  async ({ body, request, requestId }) => {
    const fields = new URLSearchParams(body)
    const language = languages.find((each) => each === fields.get('language')) ?? 'pl'
    const sent = fields.get('statement')
    const secret = isDraftSecret(sent) ? sent : NO_SECRET

    async function confirm(): Promise<Response> {
      const draft = await findDraft(secret)
      const statement = draft && checkWithdrawal(draft.typed).statement
      if (statement && !draft.accepted) {
        await takeStatement(request, statement.email)
        await acceptWithdrawal(statement, { key: withdrawalDraftId(secret), requestId })
      }
      return seeWithdrawal(language, secret)
    }

    return withRetryDocument({ form: 'withdrawal', requestId }, confirm, (problem) =>
      retryConfirmation({ problem, language }, secret),
    )
  },
)
