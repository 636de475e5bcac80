import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

type Namespace = keyof Messages

/** Gives client components below it these namespaces and no others: each costs bytes in every page. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[]
  children: ReactNode
}) {
  const all = await getMessages()
  const messages: Partial<Messages> = Object.fromEntries(namespaces.map((name) => [name, all[name]]))
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
