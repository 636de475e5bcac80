import { productTypes, type ProductType } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

export const createPaths: Record<ProductType, string> = {
  Tire: '/create',
  Wheel: '/create/wheel',
  Spacer: '/create/spacer',
}

/** From one form for a new product to that of another kind. */
export function KindLinks({ current }: { current: ProductType }) {
  const t = useTranslations('product_form')
  return (
    <nav aria-label={t('kinds_label')} className="flex flex-wrap gap-x-4">
      {productTypes.map((kind) => (
        <Link
          key={kind}
          href={createPaths[kind]}
          prefetch={false}
          aria-current={kind === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 hover:text-signal aria-[current=page]:border-rubber aria-[current=page]:font-semibold"
        >
          {t(`kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  )
}
