import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn } from '@/tests/render'
import { ResultsHeading } from './results-heading'

const heading = () => screen.getByRole('heading', { level: 1 })

it('names what is shown, by what it is narrowed, and how many there are', () => {
  renderIn(<ResultsHeading title="Opony 195/80 R15" narrowed=" na zimę" count={1066} />)
  expect(heading()).toHaveTextContent(/^Opony 195\/80 R15 na zimę · 1066$/)
})

it.each(routing.locales)('says in %s no number where nothing was found', (locale) => {
  renderIn(<ResultsHeading title="Opony" count={0} />, locale)
  expect(heading()).toHaveTextContent(/^Opony$/)
})
