'use client'

import { deferredMessages } from './deferred-messages'

/** Gives the advice on the cart its texts. */
export const CartSetMessages = deferredMessages({
  pl: () => import('@/messages/readers/cart-set/pl.json'),
  en: () => import('@/messages/readers/cart-set/en.json'),
  ru: () => import('@/messages/readers/cart-set/ru.json'),
})
