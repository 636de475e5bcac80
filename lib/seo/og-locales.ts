import type { Locale } from '@/lib/i18n/routing'

/** As Open Graph writes languages: with the country whose way of writing is meant. */
export const ogLocales: Record<Locale, string> = { pl: 'pl_PL', en: 'en_GB', ru: 'ru_RU' }
