'use client'

import { inEach } from '@bieznik/contract/language'
import { useLocale } from 'next-intl'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { AddedMessages } from './added-messages'
import type { Picked } from './pick-messages'
import type { Locale } from './routing'

interface DeferredMessagesProps {
  children: ReactNode
  /** Until the texts have come, and where they do not come. */
  fallback: ReactNode
}

type Load = () => Promise<{ default: Picked }>

const provide = ({ default: messages }: { default: Picked }) => ({
  default: ({ children }: DeferredMessagesProps) => (
    <AddedMessages messages={messages}>{children}</AddedMessages>
  ),
})

const refuse = () => ({ default: ({ fallback }: DeferredMessagesProps) => <>{fallback}</> })

/** A provider of texts that come with a script of their own, each language with its own. */
export function deferredMessages(loads: Record<Locale, Load>): ComponentType<DeferredMessagesProps> {
  const providers = inEach((locale) => lazy(() => loads[locale]().then(provide, refuse)))
  return function DeferredMessages(props) {
    const Messages = providers[useLocale()]
    return (
      <Suspense fallback={props.fallback}>
        <Messages {...props} />
      </Suspense>
    )
  }
}
