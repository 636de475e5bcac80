import 'server-only'
import type { Html } from '@bieznik/backend-kit/mail/html'
import { createTranslator } from 'next-intl'
import { company } from '@/lib/company/company.server'
import type { ProblemError } from '@/lib/http/problem-error'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { Locale } from '@/lib/i18n/routing'
import { minutesUntilRetry, reasonOf, retryDocument } from '@/lib/plain-forms/retry-document.server'

type CaseForm = 'withdrawal' | 'complaint'

export const translatorOf = <Form extends CaseForm>(namespace: Form, locale: Locale) =>
  createTranslator({ locale, messages: allMessages[locale], namespace })

/** The form of a withdrawal or a complaint, to be sent again. */
export function retryCase(
  namespace: CaseForm,
  { problem, language, form }: { problem: ProblemError; language: Locale; form: Html },
): Response {
  const t = translatorOf(namespace, language)
  const { email, phone } = company
  const reason = reasonOf(problem)
  return retryDocument({
    problem,
    language,
    title: t('title'),
    reason: reason === 'too_many' ? t(reason, { minutes: minutesUntilRetry(problem) }) : t(reason),
    otherWay: t('other_way', { email, phone }),
    form,
  })
}
