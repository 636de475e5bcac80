'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { mergeMessages, type Picked } from './pick-messages'

/** A provider of next-intl takes the place of the one around it; this one adds to it. */
export function AddedMessages({ messages: added, children }: { messages: Picked; children: ReactNode }) {
  const present = useMessages()
  const messages = useMemo(() => mergeMessages(present, added), [present, added])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
