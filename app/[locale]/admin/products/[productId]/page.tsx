import { getTranslations } from 'next-intl/server'
import { ManagedProduct } from '@/components/staff/products/managed-product'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/products/[productId]'>

export const generateMetadata = titleOf(
  'admin_products.product_title',
  ({ productId }: { productId: string }) => ({ id: String(requireId(productId)) }),
)

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
