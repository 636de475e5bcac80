import type { Grosze } from '@bieznik/contract/money/grosze'
import { useFormatter } from 'next-intl'
import { Price } from '@/components/ui/price'

/** The margin with its share of the net turnover that it is of; a dash where no purchase price is known. */
export function Margin({ margin, marginOf }: { margin: Grosze; marginOf: Grosze }) {
  const format = useFormatter()
  if (marginOf === 0) return <span>{'–'}</span>
  return (
    <span className="whitespace-nowrap">
      <Price amount={margin} />{' '}
      <span className="figures text-quiet">
        {format.number(margin / marginOf, { style: 'percent', maximumFractionDigits: 0 })}
      </span>
    </span>
  )
}
