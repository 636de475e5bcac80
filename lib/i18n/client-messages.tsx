import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AddedMessages } from './added-messages'
import { pickMessages, type MessagePath } from './pick-messages'

interface ClientMessagesProps {
  namespaces: readonly MessagePath[]
  children: ReactNode
}

/** Gives client components below it these messages, besides those that they have: each costs bytes in every page. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  return <AddedMessages messages={pickMessages(await getMessages(), namespaces)}>{children}</AddedMessages>
}
