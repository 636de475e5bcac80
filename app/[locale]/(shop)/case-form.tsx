import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { QueryProvider } from '@/lib/query/query-provider'

/** The order that the address of a form is about. */
export const orderIn = (order: unknown): string => (typeof order === 'string' ? order.slice(0, 200) : '')

interface CaseFormProps extends ComponentProps<typeof ClientMessages> {
  texts: 'withdrawal' | 'complaint'
  /** The draft that the address refers to has expired. */
  isLost: boolean
  /** What else stands above the form. */
  hint?: ReactNode
}

/** The page of a form by which somebody withdraws or complains. */
export async function CaseForm({ texts, isLost, hint, namespaces, children }: CaseFormProps) {
  const t = await getTranslations(texts)
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
        {hint}
      </header>
      {isLost && (
        <p role="alert" className="max-w-prose border-2 border-amber p-4">
          {t('lost')}
        </p>
      )}
      <ClientMessages namespaces={namespaces}>
        <QueryProvider>{children}</QueryProvider>
      </ClientMessages>
    </>
  )
}
