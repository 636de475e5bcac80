import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ManagedProduct } from '@/components/staff/products/managed-product'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/products/[productId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_products')
  const id = String(requireId((await params).productId))
  return { title: t('product_title', { id }), robots: { index: false } }
}

export default async function AdminProductPage({ params }: Props) {
  const locale = await requireLocale()
  const productId = requireId((await params).productId)
  await requireStaff(locale, `/admin/products/${productId}`)
  const t = await getTranslations('admin_products')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('product_title', { id: String(productId) })}</h1>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'failure',
          'tire',
          'admin_products',
          'admin_reductions',
          'product_form',
          'pictures',
        ]}
      >
        <ManagedProduct key={productId} productId={productId} />
      </ClientMessages>
    </>
  )
}
