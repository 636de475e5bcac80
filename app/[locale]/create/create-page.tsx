import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { CreateScreen } from './create-screen'

export async function createMetadata(kind: ProductType): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('product_form')
  return { title: t(`titles.${kind}`), robots: { index: false } }
}

/** The page at `path` on which staff create products of one kind. */
export async function CreatePage({ kind, path }: { kind: ProductType; path: string }) {
  const locale = await requireLocale()
  await requireStaff(locale, path)
  const t = await getTranslations()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl font-semibold">{t(`product_form.titles.${kind}`)}</h1>
        <TextLink href="/admin/products" prefetch={false}>
          {t('admin_products.back')}
        </TextLink>
      </div>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'product',
          'catalogue',
          'tire',
          'wheel',
          'spacer',
          'product_notes',
          'product_form',
          'pictures',
        ]}
      >
        <CreateScreen key={kind} kind={kind} />
      </ClientMessages>
    </>
  )
}
