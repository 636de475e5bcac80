import { addMoney } from '@bieznik/contract/money/grosze'
import { sumsOfProducts } from '@bieznik/contract/money/vat'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

/** What of a total is net and what is VAT, as the invoice will have it. */
export function NetAndVat({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('money')
  const sums = sumsOfProducts(
    lines.map(({ product: { productType, price }, quantity }) => ({ productType, price, quantity })),
  )
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm text-quiet">
      <dt>{t('net')}</dt>
      <dd className="text-right">
        <Price amount={addMoney(...sums.map(({ net }) => net))} />
      </dd>
      {sums.map(({ rate, vat }) => (
        <div key={rate} className="contents">
          <dt>{t('vat', { rate })}</dt>
          <dd className="text-right">
            <Price amount={vat} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
