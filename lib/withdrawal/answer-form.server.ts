import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { limitsOf } from '@/lib/plain-forms/form-limits.server'
import { seePage } from '@/lib/plain-forms/see-page.server'

export const { takeForm, takeStatement } = limitsOf('withdrawal')

/** On to the page with what is stored under the secret. */
export const seeWithdrawal = (language: Locale, secret: string): Response =>
  seePage(language, '/withdrawal', { statement: secret })
