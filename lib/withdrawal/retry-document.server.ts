import 'server-only'
import { html } from '@bieznik/backend-kit/mail/html'
import { retryCase, translatorOf } from '@/lib/cases/retry-case.server'
import type { ProblemError } from '@/lib/http/problem-error'
import type { Locale } from '@/lib/i18n/routing'
import { hidden, line } from '@/lib/plain-forms/retry-document.server'
import type { TypedWithdrawal } from './typed-withdrawal'

interface Retry {
  problem: ProblemError
  language: Locale
}

/** The first step, with every field as it was typed. */
export function retryForm(problem: ProblemError, typed: TypedWithdrawal): Response {
  const { language } = typed
  const t = translatorOf('withdrawal', language)
  const field = (name: 'name' | 'email' | 'order' | 'account') => line(name, t(name), typed[name])
  const lines = typed.lines.map(
    ({ title, lang, of, pieces }) =>
      html`${hidden('title', title)}${hidden('lang', lang)}${hidden('of', of)}${hidden('pieces', pieces)}`,
  )
  // A browser drops the line break that a text area begins with.
  const part = html`<p>
    <label for="part">${t('part')}</label>
    <textarea id="part" name="part" rows="6">${`\n${typed.part}`}</textarea>
  </p>`
  return retryCase('withdrawal', {
    problem,
    language,
    form: html`<form method="post" action="/api/withdrawal">
      ${hidden('language', language)} ${hidden('link', typed.link)} ${field('name')} ${field('email')}
      ${field('order')} ${typed.lines.length > 0 ? lines : part} ${field('account')}
      <button>${t('try_again')}</button>
    </form>`,
  })
}

/** The second step: what is stored already needs no more than its secret. */
export function retryConfirmation({ problem, language }: Retry, secret: string): Response {
  const t = translatorOf('withdrawal', language)
  return retryCase('withdrawal', {
    problem,
    language,
    form: html`<form method="post" action="/api/withdrawal/confirmation">
      ${hidden('language', language)} ${hidden('statement', secret)}
      <button>${t('confirm')}</button>
    </form>`,
  })
}
