import 'server-only'
import { html, type Html } from '@bieznik/backend-kit/mail/html'
import type { ProblemError } from '@/lib/http/problem-error'
import type { Locale } from '@/lib/i18n/routing'

/*
 * When a form cannot be taken at the moment, there is no page to lead to that would know what was typed. So the response is a
 * plain document that has all of it, to send again.
 */

interface RetryDocument {
  problem: ProblemError
  language: Locale
  title: string
  /** What is the matter, and what to do. */
  reason: string
  /** How else the shop is reached. */
  otherWay: string
  form: Html
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** A line with what was typed of it. */
export const line = (name: string, label: string, value: string): Html =>
  html`<p>
    <label>${label}<br /><input name="${name}" value="${value}" /></label>
  </p>`

export const minutesUntilRetry = ({ retryAfter }: ProblemError): number => Math.ceil((retryAfter ?? 60) / 60)

/** A limit of an hour says how long to wait, a longer one that of a day. */
const HOUR_IN_MINUTES = 60

export function reasonOf(problem: ProblemError): 'too_many' | 'too_many_today' | 'too_large' | 'not_taken' {
  const { code } = problem
  if (code === 'too_many_requests')
    return minutesUntilRetry(problem) > HOUR_IN_MINUTES ? 'too_many_today' : 'too_many'
  return code === 'payload_too_large' || code === 'invalid_request' ? 'too_large' : 'not_taken'
}

export function retryDocument({ problem, language, title, reason, otherWay, form }: RetryDocument): Response {
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          body {
            max-width: 40rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            color: #1b1a18;
            background: #f7f5f0;
          }
          input,
          select,
          textarea,
          button {
            font: inherit;
            width: 100%;
            min-height: 2.75rem;
            box-sizing: border-box;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p role="alert">${reason}</p>
          <p>${otherWay}</p>
          ${form}
        </main>
      </body>
    </html>`
  return new Response(document.toString(), {
    status: problem.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
