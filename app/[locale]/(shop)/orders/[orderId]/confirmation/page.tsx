import { idParamSchema } from '@bieznik/contract/platform/id-param'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { OrderConfirmation } from '@/components/order/order-confirmation'
import { requireSession } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { registerEntry } from '@/lib/company/company.server'
import { RegisterProvider } from '@/lib/company/register-context'
import { requireLocale } from '@/lib/i18n/locale.server'
import { paperMessages } from '@/lib/orders/document-messages.server'
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
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'print', 'orders.link']}>
      <QueryProvider>
        <RegisterProvider entry={registerEntry}>
          <OrderConfirmation orderId={orderId} reader="buyer" messages={paperMessages()} />
        </RegisterProvider>
      </QueryProvider>
    </ClientMessages>
  )
}

async function requireOrderId(params: Props['params']): Promise<number> {
  const id = idParamSchema.safeParse((await params).orderId)
  return id.success ? id.data : notFound()
}
