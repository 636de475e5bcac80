import { useId, type ReactNode } from 'react'
import { Select } from '@/components/ui/select'

interface QuantitySelectProps {
  label: ReactNode
  value: number
  /** The smaller of 10 and the stock. */
  max: number
  onChange: (quantity: number) => void
}

/** 1 to `max`. A quantity that the stock no longer covers stays visible until another is chosen. */
export function QuantitySelect({ label, value, max, onChange }: QuantitySelectProps) {
  const choices = Array.from({ length: max }, (_, index) => index + 1)
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        aria-invalid={value > max ? true : undefined}
        value={value}
        disabled={max === 0}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-24"
      >
        {choices.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
        {value > max && <option disabled>{value}</option>}
      </Select>
    </>
  )
}
