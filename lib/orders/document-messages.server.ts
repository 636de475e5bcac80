import 'server-only'
import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/routing'

const NAMESPACES = ['meta', 'ui', 'print', 'company', 'delivery', 'payment', 'transfer'] as const

/** The words of an order's papers in each language: in which of them one is written, only the order tells. */
export async function paperMessages(): Promise<Record<Locale, Partial<Messages>>> {
  const read = async (locale: Locale): Promise<Partial<Messages>> => {
    const all = await getMessages({ locale })
    return Object.fromEntries(NAMESPACES.map((name) => [name, all[name]]))
  }
  const [pl, en, ru] = await Promise.all([read('pl'), read('en'), read('ru')])
  return { pl, en, ru }
}
