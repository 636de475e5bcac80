import 'server-only'
import { inEach } from '@bieznik/contract/language'
import type { Messages } from 'next-intl'
import { allMessages } from '@/lib/i18n/all-messages.server'
import type { Locale } from '@/lib/i18n/routing'

const NAMESPACES = ['meta', 'ui', 'print', 'company', 'delivery', 'payment', 'transfer'] as const

/** The words of an order's papers in each language: in which of them one is written, only the order tells. */
export const paperMessages = (): Record<Locale, Partial<Messages>> =>
  inEach((locale) => {
    const all = allMessages[locale]
    return Object.fromEntries(NAMESPACES.map((name) => [name, all[name]]))
  })
