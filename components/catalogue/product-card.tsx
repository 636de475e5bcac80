import type { ProductCore } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stock } from '@/components/catalogue/stock'
import { MeasuredText } from '@/components/ui/measured-text'
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

/** One product in a `ProductGrid`: a row on a phone, upright from 640 px. The whole card leads to the product. */
export function ProductCard({ product, href, picture, action, heading: Heading = 'h2' }: ProductCardProps) {
  const t = useTranslations('catalogue')
  return (
    <li className="relative grid grid-cols-[7.5rem_1fr] border border-line bg-sheet transition-colors has-[a:hover]:border-signal sm:flex sm:flex-col">
      <div className="flex flex-col justify-center border-r border-line squared-paper sm:border-r-0 sm:border-b">
        {picture}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <Heading className="leading-snug font-medium">
          <Link href={href} className="after:absolute after:inset-0 hover:text-signal">
            <MeasuredText>{product.title}</MeasuredText>
          </Link>
        </Heading>
        <div className="mt-auto flex flex-col gap-1">
          <p className="text-lg">
            <VisuallyHidden>{t('price')}: </VisuallyHidden>
            <Price amount={product.price} />
          </p>
          <Stock quantity={product.quantityInStock} />
        </div>
        {action && <div className="relative z-10 flex flex-col">{action}</div>}
      </div>
    </li>
  )
}
