import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken'

it('keeps postal codes, numbers and hours in one line, and says the same', () => {
  const text = 'Nowa 1, 30-702 Kraków; pon.–pt. 8:00–20:00, sob. 9:00–14:00, nr W-000001'
  const { container } = render(<Unbroken>{text}</Unbroken>)
  expect(container).toHaveTextContent(text)
  const pieces = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)
  expect(pieces).toEqual(['30-702', '8:00–20:00', '9:00–14:00', 'W-000001'])
})
