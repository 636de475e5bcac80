import type { CartLine } from '@bieznik/contract/selling/cart'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'

/** What is in the cart, in short. */
export function PaymentCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('payment_page')
  return (
    <Card aria-labelledby="payment-cart" className="flex flex-col gap-4">
      <h2 id="payment-cart" className="text-lg font-semibold">
        {t('in_cart')}
      </h2>
      <ul className="lined">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
            </span>
            <span className="figures whitespace-nowrap text-quiet">
              <span>{`${quantity} ×`}</span> <Price amount={product.price} />
            </span>
            <LowestPrice
              price={product.price}
              lowestPrice={product.reduction?.lowestPrice}
              className="basis-full"
            />
          </li>
        ))}
      </ul>
      <TextLink href="/cart" prefetch={false} className="self-start py-2.5">
        {t('to_cart')}
      </TextLink>
    </Card>
  )
}
