import { multiplyMoney, type Grosze } from '@bieznik/contract/money/grosze'
import { useTranslations } from 'next-intl'
import { Price } from '@/components/ui/price'

interface QuantityChoiceProps {
  /** Names the product as well, since a list has two dozen of these. */
  label: string
  value: number
  /** The smaller of 10 and the stock. */
  max: number
  onChange: (quantity: number) => void
}

/** How many are put into the cart. A list has two dozen of these, so it is the browser's own select and nothing besides. */
export function QuantityChoice({ label, value, max, onChange }: QuantityChoiceProps) {
  /** What was chosen before the page was hydrated, or restored by the browser, only the element knows. */
  function takeEarlierChoice(select: HTMLSelectElement | null): void {
    const shown = Number(select?.value ?? value)
    if (shown !== value) onChange(shown)
  }

  return (
    <span className="select">
      <select
        ref={takeEarlierChoice}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Array.from({ length: max }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </select>
    </span>
  )
}

/** How many tires most people buy at once. */
export const SET = 4

/** `4 sztuki = 932,00 zł` */
export function QuantitySum({ quantity, price }: { quantity: number; price: Grosze }) {
  const t = useTranslations('product')
  return (
    <span role="status">
      <span>{`${t('pieces', { count: quantity })} = `}</span>
      <Price amount={multiplyMoney(price, quantity)} />
    </span>
  )
}
