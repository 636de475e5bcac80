import type { Language } from './language.ts'

interface Locales {
  /** As Open Graph writes languages: with the country whose way of writing is meant. */
  openGraph: string
  /** Of PayPal's button; its API writes a hyphen (BCP 47, five characters). */
  paypal: string
  /** Przelewy24 has its pages and documents in these. */
  przelewy24: 'pl' | 'en'
  /** Labels, sheets and notices of the European Union exist in its own languages. */
  europeanUnion: 'pl' | 'en'
}

/** What others call our languages, or have in place of them. */
export const locales: Readonly<Record<Language, Locales>> = {
  pl: { openGraph: 'pl_PL', paypal: 'pl_PL', przelewy24: 'pl', europeanUnion: 'pl' },
  en: { openGraph: 'en_US', paypal: 'en_GB', przelewy24: 'en', europeanUnion: 'en' },
  ru: { openGraph: 'ru_RU', paypal: 'ru_RU', przelewy24: 'en', europeanUnion: 'en' },
}
