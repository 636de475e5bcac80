import 'server-only'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import type { Outcome } from './complaint-requests'

const texts = { pl, en, ru }

/** What an answer begins with, in the language of the person who has complained. The sentence on a settlement the mail adds by itself. */
export function answerTemplates(language: Locale): Record<Outcome, string> {
  const t = createTranslator({
    locale: language,
    messages: texts[language],
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
