import 'server-only'
import { inEach } from '@bieznik/contract/language'
import { createTranslator } from 'next-intl'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { AnswerTemplates } from './complaint-requests'

/** The sentence on a settlement the mail adds by itself. */
export const answerTemplates = (): AnswerTemplates =>
  inEach((locale) => {
    const t = createTranslator({
      locale,
      messages: allMessages[locale],
      namespace: 'admin_complaints.templates',
    })
    return {
      repair: t('repair'),
      replacement: t('replacement'),
      price_cut: t('price_cut'),
      refund: t('refund'),
      rejected: t('rejected'),
    }
  })
