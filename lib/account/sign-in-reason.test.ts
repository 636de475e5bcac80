import { expect, it } from 'vitest'
import { signInReasonOf } from './sign-in-reason'

it('knows our reasons', () => {
  expect(signInReasonOf('session')).toBe('session')
})

it.each([undefined, '', 'toString', 'constructor', '<b>you have won</b>', ['session']])(
  'knows nothing of %j',
  (text) => {
    expect(signInReasonOf(text)).toBeNull()
  },
)
