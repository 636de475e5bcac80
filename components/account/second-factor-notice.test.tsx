import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { SecondFactorNotice } from './second-factor-notice'

it.each(routing.locales)('tells staff in %s why they are here, and what to do', (locale) => {
  const say = translate(locale)
  renderIn(<SecondFactorNotice />, locale)
  const notice = screen.getByRole('status')
  expect(notice).toHaveTextContent(say('second_factor.required'))
  expect(notice).toHaveTextContent(say('second_factor.title'))
})
