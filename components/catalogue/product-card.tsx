import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { ContentText } from '@/components/ui/content-text'
import { LabelLine } from '@/components/product/label-line'
import { PASSPORT_ID } from '@/components/product/passport-id'
import type { CardProduct, CardTexts } from '@/lib/catalogue/card-product'
import { Link } from '@/lib/i18n/navigation'

type ProductCardProps = {
  product: Pick<CardProduct, 'title' | 'titleLanguage' | 'quantityInStock'>
  texts: CardTexts
  /** The product's own page. */
  href: string
  /** A 4:3 picture. */
  picture: ReactNode
  /** The choice to compare it, beside the stock. */
  compare?: ReactNode
  /** The add-to-cart button. */
  action?: ReactNode
  /** It is a retread among others, so it says so, with the way to its passport. */
  isMarkedRetread?: boolean
  /** Fits the card into the page's outline. */
  heading?: 'h2' | 'h3'
}

/** One product in a `ProductGrid`, which gives it its look. The whole card leads to the product. */
export function ProductCard({
  product,
  texts,
  href,
  picture,
  compare,
  action,
  isMarkedRetread = false,
  heading: Heading = 'h2',
}: ProductCardProps) {
  const t = useTranslations()
  return (
    <li>
      <div>{picture}</div>
      <div>
        <Heading>
          <Link href={href} prefetch>
            <ContentText lang={product.titleLanguage}>{product.title}</ContentText>
          </Link>
        </Heading>
        {(texts.facts || isMarkedRetread) && (
          <small>
            {texts.facts && <span>{isMarkedRetread ? `${texts.facts}, ` : texts.facts}</span>}
            {isMarkedRetread && (
              <Link href={`${href}#${PASSPORT_ID}`} prefetch={false}>
                {t('product.retreaded')}
              </Link>
            )}
          </small>
        )}
        <p>
          <span className="figures">{texts.price}</span>
          {texts.rating && (
            <span
              role="img"
              aria-label={t('product.rated', texts.rating)}
              className="float-right text-sm leading-7 text-quiet"
            >
              {`★ ${texts.rating.average} (${texts.rating.count})`}
            </span>
          )}
          {texts.lowestPrice && <span className="block text-sm text-quiet">{texts.lowestPrice}</span>}
          {texts.label && <LabelLine label={texts.label} />}
        </p>
        <div>
          <Stock quantity={product.quantityInStock} />
          {compare}
        </div>
        {action}
      </div>
    </li>
  )
}
