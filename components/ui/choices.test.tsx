import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioGroup } from '@/components/ui/radio-group'
import { renderIn } from '@/tests/render'

const options = [
  { value: 'pickup', label: 'Odbiór osobisty' },
  { value: 'courier', label: 'Kurier', hint: '2–3 dni' },
  { value: 'drone', label: 'Dron', disabled: true },
] as const

describe('Checkbox', () => {
  it('is ticked by its words and marked by its error', async () => {
    const { user } = renderIn(<Checkbox label="Akceptuję regulamin" error="Zaakceptuj regulamin" />)
    const box = screen.getByRole('checkbox', { name: 'Akceptuję regulamin' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Zaakceptuj regulamin')
    await user.click(screen.getByText('Akceptuję regulamin'))
    expect(box).toBeChecked()
  })
})

describe('RadioGroup', () => {
  it('is named by its legend and described by its error', () => {
    renderIn(<RadioGroup legend="Dostawa" name="delivery" options={options} error="Wybierz dostawę" />)
    const group = screen.getByRole('radiogroup', { name: 'Dostawa' })
    expect(group).toBeInvalid()
    expect(group).toHaveAccessibleDescription('Wybierz dostawę')
  })

  it('lets one be chosen, and not a disabled one', async () => {
    const { user } = renderIn(
      <RadioGroup legend="Dostawa" name="delivery" options={options} defaultValue="pickup" />,
    )
    await user.click(screen.getByRole('radio', { name: /Kurier/ }))
    await user.click(screen.getByRole('radio', { name: 'Dron' }))
    expect(screen.getByRole('radio', { name: /Kurier/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Odbiór osobisty' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'Dron' })).toBeDisabled()
  })

  it('gives the first option the id that an error summary leads to', () => {
    renderIn(<RadioGroup legend="Dostawa" name="delivery" options={options} id="delivery" />)
    expect(screen.getByRole('radio', { name: 'Odbiór osobisty' })).toHaveAttribute('id', 'delivery')
  })
})
