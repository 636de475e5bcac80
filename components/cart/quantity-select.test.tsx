import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { maxLineQuantity } from '@bieznik/contract/selling/cart'
import { renderIn } from '@/tests/render'
import { QuantitySelect } from './quantity-select'

const open = (value: number, stock: number, onChange = vi.fn<(quantity: number) => void>()) =>
  renderIn(
    <QuantitySelect
      label="Ilość"
      value={value}
      max={maxLineQuantity({ quantityInStock: stock })}
      onChange={onChange}
    />,
  )
const choices = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => !option.hasAttribute('disabled'))
    .map((option) => option.textContent)

describe('QuantitySelect', () => {
  it('offers 1 to the smaller of 10 and the stock, and shows what is chosen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 10 }), (stock, value) => {
        open(value, stock)
        expect(choices()).toEqual(
          Array.from({ length: Math.min(10, stock) }, (_, index) => String(index + 1)),
        )
        expect(screen.getByRole('combobox')).toHaveDisplayValue(String(value))
        cleanup()
      }),
      { numRuns: 60 },
    )
  })

  it('hands over a number', async () => {
    const onChange = vi.fn<(quantity: number) => void>()
    const { user } = open(1, 60, onChange)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ilość' }), '10')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10)
  })

  it('is invalid while the stock does not cover what was chosen', () => {
    open(4, 3)
    expect(screen.getByRole('combobox')).toBeInvalid()
    expect(screen.getByRole('option', { name: '4' })).toBeDisabled()
  })

  it('is disabled when nothing is left', () => {
    open(4, 0)
    expect(screen.getByRole('combobox')).toBeDisabled()
    expect(choices()).toEqual([])
  })
})
