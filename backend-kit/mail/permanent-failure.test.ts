import { expect, test } from 'vitest'
import { isPermanentFailure } from './permanent-failure.ts'

const failure = (responseCode: number | undefined, response?: string) =>
  Object.assign(new Error('no'), { responseCode, response })

test.each([
  ['an address that does not exist', failure(550, '550 5.1.1 <jan@example.com>: user unknown'), true],
  ['one without an enhanced code', failure(553, '553 no such mailbox'), true],
  ['a mailbox that is closed', failure(550, '550 5.2.1 disabled'), true],
  ['a full mailbox', failure(452, '452 4.2.2 full'), false],
  ['greylisting', failure(451, '451 4.7.1 come back later'), false],
  ['the policy of the server, which is about the sender', failure(550, '550 5.7.1 SPF'), false],
  ['a connection that broke', failure(undefined), false],
  ['what is no error', 'refused', false],
])('%s: %#', (_what, error, isPermanent) => {
  expect(isPermanentFailure(error)).toBe(isPermanent)
})
