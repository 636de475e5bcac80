import type { CartLine } from '@bieznik/contract/selling/cart'
import { multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { NetAndVat } from '@/components/order/net-and-vat'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { useCheckout } from './use-checkout-form'

/** What is ordered, and what it comes to; for a company without VAT as well. */
export function OrderLines({ lines, total }: { lines: readonly CartLine[]; total: Grosze }) {
  const t = useTranslations('cart')
  const customerType = useWatch({ control: useCheckout().control, name: 'customerType' })
  return (
    <>
      <ul className="lined">
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span>
              <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
            </span>
            <Price amount={multiplyMoney(product.price, quantity)} />
            <span className="figures text-sm text-quiet">
              <span>{`${quantity} ×`}</span> <Price amount={product.price} />
            </span>
            <LowestPrice
              price={product.price}
              lowestPrice={product.reduction?.lowestPrice}
              className="col-span-full"
            />
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t-2 border-rubber pt-3 text-lg font-semibold">
        <span>{t('total_amount')}</span>
        <Price amount={total} />
      </p>
      {customerType === 'company' && <NetAndVat lines={lines} />}
    </>
  )
}
