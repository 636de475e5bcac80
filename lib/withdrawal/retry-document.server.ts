import 'server-only'
import { html, type Html } from '@bieznik/backend-kit/mail/html'
import { createTranslator } from 'next-intl'
import { company } from '@/lib/company/company.server'
import type { ProblemError } from '@/lib/http/problem-error'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { Locale } from '@/lib/i18n/routing'
import { hidden, minutesUntilRetry, reasonOf, retryDocument } from '@/lib/plain-forms/retry-document.server'
import type { TypedWithdrawal } from './typed-withdrawal'

const translatorOf = (locale: Locale) =>
  createTranslator({ locale, messages: allMessages[locale], namespace: 'withdrawal' })

interface Retry {
  problem: ProblemError
  language: Locale
}

/** The first step, with every field as it was typed. */
export function retryForm(problem: ProblemError, typed: TypedWithdrawal): Response {
  const t = translatorOf(typed.language)
  const field = (name: 'name' | 'email' | 'order' | 'account') =>
    html`<p>
      <label>${t(name)}<br /><input name="${name}" value="${typed[name]}" /></label>
    </p>`
  const lines = typed.lines.map(
    ({ title, lang, of, pieces }) =>
      html`${hidden('title', title)}${hidden('lang', lang)}${hidden('of', of)}${hidden('pieces', pieces)}`,
  )
  // A browser drops the line break that a text area begins with.
  const part = html`<p>
    <label for="part">${t('part')}</label>
    <textarea id="part" name="part" rows="6">${`\n${typed.part}`}</textarea>
  </p>`
  return retryWithdrawal(
    { problem, language: typed.language },
    html`<form method="post" action="/api/withdrawal">
      ${hidden('language', typed.language)} ${hidden('link', typed.link)} ${field('name')} ${field('email')}
      ${field('order')} ${typed.lines.length > 0 ? lines : part} ${field('account')}
      <button>${t('try_again')}</button>
    </form>`,
  )
}

/** The second step: what is stored already needs no more than its secret. */
export function retryConfirmation({ problem, language }: Retry, secret: string): Response {
  const t = translatorOf(language)
  return retryWithdrawal(
    { problem, language },
    html`<form method="post" action="/api/withdrawal/confirmation">
      ${hidden('language', language)} ${hidden('statement', secret)}
      <button>${t('confirm')}</button>
    </form>`,
  )
}

function retryWithdrawal({ problem, language }: Retry, form: Html): Response {
  const t = translatorOf(language)
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
