import type { ProductCore } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Link } from '@/lib/i18n/navigation'

type ProductCardProps = {
  product: Pick<ProductCore, 'title' | 'price' | 'quantityInStock'>
  /** The product's own page. */
  href: string
  /** A 4:3 picture. */
  picture: ReactNode
  /** The add-to-cart button. */
  action?: ReactNode
  /** Fits the card into the page's outline. */
  heading?: 'h2' | 'h3'
}

/** One product in a `ProductGrid`, which gives it its look. The whole card leads to the product. */
export function ProductCard({ product, href, picture, action, heading: Heading = 'h2' }: ProductCardProps) {
  const t = useTranslations('catalogue')
  return (
    <li>
      <div>{picture}</div>
      <div>
        <Heading>
          <Link href={href} ahead>
            <ContentText>{product.title}</ContentText>
          </Link>
        </Heading>
        <p>
          <VisuallyHidden>{`${t('price')}: `}</VisuallyHidden>
          <Price amount={product.price} />
        </p>
        <Stock quantity={product.quantityInStock} />
        {action}
      </div>
    </li>
  )
}
