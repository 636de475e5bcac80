'use client'

import { deferredMessages } from './deferred-messages'

/** Gives what compares products and cars its texts. */
export const FitMessages = deferredMessages({
  pl: () => import('@/messages/readers/fit/pl.json'),
  en: () => import('@/messages/readers/fit/en.json'),
  ru: () => import('@/messages/readers/fit/ru.json'),
})
