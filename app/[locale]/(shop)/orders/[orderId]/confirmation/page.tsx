import { orderIdParamSchema } from '@bieznik/contract/order'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OrderConfirmation } from '@/components/order-papers/order-confirmation'
import { requireSession } from '@/lib/auth/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { paperMessages } from '@/lib/orders/paper-messages.server'
import { QueryProvider } from '@/lib/query/query-provider'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/orders/[orderId]/confirmation'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('print')
  const id = String(await requireOrderId(params))
  return { title: t('confirmation_title', { id }), robots: { index: false } }
}

export default async function OwnConfirmationPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = await requireOrderId(params)
  await requireSession(locale, `/orders/${orderId}/confirmation`)
  return (
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'print']}>
      <QueryProvider>
        <OrderConfirmation orderId={orderId} reader="buyer" messages={await paperMessages()} />
      </QueryProvider>
    </ClientMessages>
  )
}

async function requireOrderId(params: Props['params']): Promise<number> {
  const id = orderIdParamSchema.safeParse((await params).orderId)
  return id.success ? id.data : notFound()
}
