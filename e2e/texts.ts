import { createTranslator } from 'next-intl'
import type { Language } from '../contract/selling/order.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

const messages: Record<Language, typeof pl> = { pl, en, ru }

/** The texts of a language: `texts('ru')('cart.empty')`. */
export const texts = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], timeZone: 'Europe/Warsaw' })

/** `/cart` in Polish, `/en/cart` in English. */
export function addressIn(language: Language, path: string): string {
  if (language === 'pl') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
