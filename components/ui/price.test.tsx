import { grosze } from '@bieznik/contract/money/money'
import { describe, expect, it } from 'vitest'
import { Price } from '@/components/ui/price'
import { renderIn } from '@/tests/render'

describe('Price', () => {
  // Shows S9.5
  it.each([
    ['pl', 41250, '412,50 zł'],
    ['en', 41250, '412.50 zł'],
    ['ru', 41250, '412,50 zł'],
    ['pl', 0, '0,00 zł'],
    ['pl', 7, '0,07 zł'],
    ['pl', 123456789, '1 234 567,89 zł'],
    ['en', 123456789, '1,234,567.89 zł'],
    ['ru', 123456789, '1 234 567,89 zł'],
  ] as const)('in %s writes %i grosze as %s', (locale, amount, text) => {
    const { container } = renderIn(<Price amount={grosze(amount)} />, locale)
    expect(container).toHaveTextContent(text)
  })

  it('does not break before the sign', () => {
    const { container } = renderIn(<Price amount={grosze(41250)} />)
    expect(container.textContent).toBe('412,50\u00A0zł')
  })
})
