import { hasLocale, type Messages } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import * as rootParams from 'next/root-params'
import { routing, type Locale } from './routing'
import { TIME_ZONE } from './time-zone'

const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  pl: () => import('@/messages/pl.json'),
  en: () => import('@/messages/en.json'),
  ru: () => import('@/messages/ru.json'),
}

export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootParams.locale())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: (await loaders[locale]()).default, timeZone: TIME_ZONE }
})
