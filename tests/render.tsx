import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createTranslator, NextIntlClientProvider, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { CompanyProvider } from '@/lib/company/company-context'
import { RegisterProvider } from '@/lib/company/register-context'
import type { Locale } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'

const messages: Record<Locale, Messages> = { pl, en, ru }

/** The texts of a language, as components get them: `t('cart.empty')`. */
export const translate = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], timeZone: TIME_ZONE })

/** With the texts of a language around it. */
export const inLanguage = (ui: ReactNode, locale: Locale) => (
  <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={TIME_ZONE}>
    <CompanyProvider company={exampleCompany}>
      <RegisterProvider entry={exampleCompany}>{ui}</RegisterProvider>
    </CompanyProvider>
  </NextIntlClientProvider>
)

/** Renders what stands within a page, in Polish by default, with a person who can type and click. */
export function renderIn(ui: ReactNode, locale: Locale = 'pl'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup()
  const result = render(ui, {
    wrapper: ({ children }) => inLanguage(children, locale),
  })
  return { user, ...result }
}
