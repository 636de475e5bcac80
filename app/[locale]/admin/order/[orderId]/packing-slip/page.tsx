import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PackingSlip } from '@/components/order/packing-slip'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireId } from '../../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/order/[orderId]/packing-slip'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('print')
  const id = String(requireId((await params).orderId))
  return { title: t('packing_slip_title', { id }), robots: { index: false } }
}

export default async function PackingSlipPage({ params }: Props) {
  const locale = await requireLocale()
  const orderId = requireId((await params).orderId)
  await requireStaff(locale, `/admin/order/${orderId}/packing-slip`)
  return (
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'print', 'meta', 'delivery', 'payment']}>
      <PackingSlip orderId={orderId} />
    </ClientMessages>
  )
}
