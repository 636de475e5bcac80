import 'server-only'
import { createTranslator } from 'next-intl'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { Locale } from '@/lib/i18n/routing'
import type { Outcome } from './complaint-requests'

/** What an answer begins with, in the language of the person who has complained. The sentence on a settlement the mail adds by itself. */
export function answerTemplates(language: Locale): Record<Outcome, string> {
  const t = createTranslator({
    locale: language,
    messages: allMessages[language],
    namespace: 'admin_complaints.templates',
  })
  return {
    repair: t('repair'),
    replacement: t('replacement'),
    price_cut: t('price_cut'),
    refund: t('refund'),
    rejected: t('rejected'),
  }
}
