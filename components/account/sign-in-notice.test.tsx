import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { SignInNotice } from './sign-in-notice'

describe.each(routing.locales)('in %s', (locale) => {
  it.each(['registered', 'session', 'everywhere'] as const)('tells %s', (reason) => {
    renderIn(<SignInNotice reason={reason} />, locale)
    expect(screen.getByRole('status')).toHaveTextContent(translate(locale)(`sign_in.notice.${reason}`))
  })
})

it.each([null, '', 'toString', 'constructor', '<b>you have won</b>'])('says nothing of %j', (reason) => {
  const { container } = renderIn(<SignInNotice reason={reason} />)
  expect(container).toBeEmptyDOMElement()
})
