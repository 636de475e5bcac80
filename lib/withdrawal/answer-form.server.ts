import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { limitsOf } from '@/lib/plain-forms/form-limits.server'
import { seeOther } from '@/lib/plain-forms/see-other.server'

export const { takeForm, takeStatement } = limitsOf('withdrawal')

/** On to the page with what is stored under the secret. */
export const seeWithdrawal = (language: Locale, secret: string): Response =>
  seeOther(language, '/withdrawal', { statement: secret })
