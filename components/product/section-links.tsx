import { useTranslations } from 'next-intl'
import { DELIVERY_ID } from '@/components/product/product-promises'
import { OPINIONS_ID } from '@/components/product/opinions-id'
import { PASSPORT_ID } from '@/components/product/passport-id'
import { textLinkClass } from '@/components/ui/text-link'

/** Where what a product is for, and its data, are on its page. */
export const USE_ID = 'use'
export const DATA_ID = 'data'

interface SectionLinksProps {
  has: { description: boolean; passport: boolean; promises: boolean; opinions: boolean }
}

/** The ways to the sections of a product's page that are there. */
export function SectionLinks({ has }: SectionLinksProps) {
  const t = useTranslations('product')
  const links = [
    has.description && ([USE_ID, t('use')] as const),
    [DATA_ID, t('specification')] as const,
    has.passport && ([PASSPORT_ID, t('made')] as const),
    has.promises && ([DELIVERY_ID, t('delivery_and_return')] as const),
    has.opinions && ([OPINIONS_ID, t('opinions_title')] as const),
  ]
  return (
    <nav aria-label={t('sections')} className="flex flex-wrap gap-x-6 border-y border-line">
      {links.map(
        (link) =>
          link && (
            <a key={link[0]} href={`#${link[0]}`} className={`${textLinkClass} py-3`}>
              {link[1]}
            </a>
          ),
      )}
    </nav>
  )
}
