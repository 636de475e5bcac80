import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signInReasons } from '@/lib/account/sign-in-reason'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { SignInNotice } from './sign-in-notice'

describe.each(routing.locales)('in %s', (locale) => {
  // Shows S5.29, S8.17
  it.each(signInReasons)('shows %s', (reason) => {
    renderIn(<SignInNotice reason={reason} />, locale)
    expect(screen.getByRole('status')).toHaveTextContent(translate(locale)(`sign_in.notice.${reason}`))
  })
})
