'use client'

import { NextIntlClientProvider } from 'next-intl'
import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import type { Picked } from './pick-messages'
import type { Locale } from './routing'
import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'

interface RootMessagesProps {
  locale: Locale
  children: ReactNode
}

const provide = ({ default: messages }: { default: Picked }) => ({
  default: ({ locale, children }: RootMessagesProps) => (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </NextIntlClientProvider>
  ),
})

/** As when any other script does not arrive: the page stays what its document is, and can be read. */
const neverTakeOver = () => new Promise<never>(() => {})

/** One script for each language, which the document names, so that it comes along with the others. */
const providers: Record<Locale, ComponentType<RootMessagesProps>> = {
  pl: dynamic(() => import('@/messages/readers/pl.json').then(provide, neverTakeOver)),
  en: dynamic(() => import('@/messages/readers/en.json').then(provide, neverTakeOver)),
  ru: dynamic(() => import('@/messages/readers/ru.json').then(provide, neverTakeOver)),
}

/** Gives everything below it the language of the page, and what pages for everybody say in it (`reader-messages.ts`). */
export function RootMessages(props: RootMessagesProps) {
  const Messages = providers[props.locale]
  return <Messages {...props} />
}
