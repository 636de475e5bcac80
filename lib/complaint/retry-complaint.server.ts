import 'server-only'
import { html, type Html } from '@bieznik/backend-kit/mail/html'
import { complaintBases, complaintDemands } from '@bieznik/contract/care/complaint-status'
import { retryCase, translatorOf } from '@/lib/cases/retry-case.server'
import type { ProblemError } from '@/lib/http/problem-error'
import { hidden, line } from '@/lib/plain-forms/retry-document.server'
import type { TypedComplaint } from './typed-complaint'

/** Every field as it was typed, to send again. The browser cannot be given files, so photos have to be chosen again, but for those that are stored. */
export function retryComplaint(problem: ProblemError, typed: TypedComplaint, secret: string): Response {
  const { language } = typed
  const t = translatorOf('complaint', language)
  const field = (name: 'name' | 'email' | 'order') => line(name, t(name), typed[name])
  const select = (name: 'basis' | 'demand', options: readonly [value: string, text: string][]) =>
    html`<p>
      <label>
        ${t(name)}<br />
        <select name="${name}">
          ${options.map(([value, text]) => option(value, text, value === typed[name]))}
        </select>
      </label>
    </p>`
  return retryCase('complaint', {
    problem,
    language,
    // A browser drops the line break that a text area begins with.
    form: html`<form method="post" action="/api/complaint" enctype="multipart/form-data">
      ${hidden('language', language)} ${hidden('complaint', secret)} ${field('name')} ${field('email')}
      ${field('order')}
      ${select(
        'basis',
        complaintBases.map((basis) => [basis, t(`bases.${basis}`)]),
      )}
      <p>
        <label>${t('text')}<br /><textarea name="text" rows="8">${`\n${typed.text}`}</textarea></label>
      </p>
      ${select('demand', [['', t('choose')], ...complaintDemands.map((demand) => [demand, t(`demands.${demand}`)] as [string, string])])}
      <p>
        <label>${t('photos')}<br /><input type="file" name="photo" multiple accept="image/*" /></label>
      </p>
      <button>${t('send')}</button>
    </form>`,
  })
}

const option = (value: string, text: string, isChosen: boolean): Html =>
  isChosen
    ? html`<option value="${value}" selected>${text}</option>`
    : html`<option value="${value}">${text}</option>`
