import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from './icon'

it('shows a part of one file, and says nothing', () => {
  const { container } = render(<Icon name="cart" className="size-4" />)
  const icon = container.querySelector('svg')
  expect(icon).toHaveAttribute('aria-hidden', 'true')
  expect(icon).toHaveClass('icon', 'size-4')
  expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(/^\/icons\.svg\?\w+#cart$/)
})
