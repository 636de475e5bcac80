import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NoResult } from '@/components/catalogue/no-result'
import { renderIn } from '@/tests/render'

const texts = { title: 'No result', hint: 'Change the size.', nearestTitle: 'Nearest sizes in stock' }
const whole = { href: '/tires', name: 'All tires' }

it('offers what comes closest, nearest first, and the whole list', () => {
  const nearest = [
    { href: '/tires/filter/a', name: '205/75 R15', note: '0.6% shorter' },
    { href: '/tires/filter/b', name: '215/75 R15' },
  ]
  renderIn(<NoResult {...texts} nearest={nearest} whole={whole} />, 'en')
  expect(screen.getByText('No result')).toBeVisible()
  const choices = within(screen.getByRole('region', { name: 'Nearest sizes in stock' }))
  expect(choices.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['205/75 R15, 0.6% shorter', '/en/tires/filter/a'],
    ['215/75 R15', '/en/tires/filter/b'],
  ])
  expect(screen.getByRole('link', { name: 'All tires' })).toHaveAttribute('href', '/en/tires')
})

it('promises nothing near where there is nothing', () => {
  renderIn(<NoResult {...texts} nearest={[]} whole={whole} />)
  expect(screen.queryByText('Nearest sizes in stock')).not.toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
