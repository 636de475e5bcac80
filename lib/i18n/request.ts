import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import * as rootParams from 'next/root-params'
import { allMessages } from './all-messages.server'
import { routing } from './routing'
import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'

export default getRequestConfig(async ({ locale: explicit }) => {
  const requested = explicit ?? (await rootParams.locale())
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return { locale, messages: allMessages[locale], timeZone: TIME_ZONE }
})
