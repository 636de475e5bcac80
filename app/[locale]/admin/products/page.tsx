import { productTypes } from '@bieznik/contract/catalogue/product'
import { areaOfStaffPage } from '@bieznik/contract/pages'
import { mayDo, staffRoleOf } from '@bieznik/contract/people/staff'
import { getTranslations } from 'next-intl/server'
import { createPaths } from '@/components/staff/products/kind-links'
import { ProductsList } from '@/components/staff/products/list/products-list'
import { LinkButton } from '@/components/ui/link-button'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_products.title')

export default async function AdminProductsPage() {
  const locale = await requireLocale()
  const staffRole = staffRoleOf(await requireStaff(locale, '/admin/products'))
  const t = await getTranslations()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg leading-6 font-semibold">{t('admin_products.title')}</h1>
        {mayDo(staffRole, areaOfStaffPage('/create')) && (
          <ul className="flex flex-wrap gap-2">
            {productTypes.map((kind) => (
              <li key={kind}>
                <LinkButton href={createPaths[kind]} prefetch={false} variant="secondary">
                  {t(`product_form.titles.${kind}`)}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ClientMessages
        namespaces={['ui', 'errors', 'failure', 'admin_products', 'admin_bulk', 'product_form']}
      >
        <ProductsList />
      </ClientMessages>
    </>
  )
}
