import 'server-only'
import { html } from '@bieznik/backend-kit/mail/html'
import { createTranslator } from 'next-intl'
import { company } from '@/lib/company/company.server'
import type { ProblemError } from '@/lib/http/problem-error'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { Locale } from '@/lib/i18n/routing'
import { hidden, minutesUntilRetry, retryDocument } from '@/lib/plain-forms/retry-document.server'

interface Typed {
  product: string
  email: string
  language: Locale
}

/** The form with the address as it was typed, and why it was not taken. */
export function retryStockNotice(problem: ProblemError, { product, email, language }: Typed): Response {
  const t = createTranslator({ locale: language, messages: allMessages[language], namespace: 'stock_notice' })
  const { phone } = company
  const reason =
    problem.code === 'too_many_requests'
      ? t('too_many', { minutes: minutesUntilRetry(problem) })
      : t(problem.code === 'invalid_request' ? 'email_invalid' : 'later')
  return retryDocument({
    problem,
    language,
    title: t('title'),
    reason,
    otherWay: t('other_way', { email: company.email, phone }),
    form: html`<form method="post" action="/api/stock-notices">
      ${hidden('product', product)} ${hidden('language', language)}
      <p>
        <label>${t('email')}<br /><input type="email" name="email" required value="${email}" /></label>
      </p>
      <button>${t('send')}</button>
    </form>`,
  })
}
