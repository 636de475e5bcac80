import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { SecondFactorNotice } from './second-factor-notice'

it.each(routing.locales)('says in %s that a second factor is required, and how to set it up', (locale) => {
  const say = translate(locale)
  renderIn(<SecondFactorNotice />, locale)
  const notice = screen.getByRole('status')
  expect(notice).toHaveTextContent(say('second_factor.required'))
  expect(notice).toHaveTextContent(say('second_factor.title'))
})
