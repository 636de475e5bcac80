import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { matcherOf } from './middleware-matcher.ts'

/** As `next build` writes them. */
const PAGES = '^(?:\\/((?!api(?:\\/|$)|pl(?:\\/|$)|en(?:\\/|$)|ru(?:\\/|$)).*))$'

const isForMiddleware = matcherOf({
  middleware: {
    '/': {
      matchers: [
        { regexp: PAGES, has: [{ type: 'cookie', key: 'language', value: 'en|ru' }] },
        {
          regexp: PAGES,
          has: [{ type: 'header', key: 'accept-language', value: '(?!pl\\b).+' }],
          missing: [{ type: 'cookie', key: 'language' }],
        },
        { regexp: '^/signIn$' },
      ],
    },
  },
})

function asked(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  return Object.assign(request, { url, headers })
}

it.each([
  ['/tires', {}, false],
  ['/tires', { 'accept-language': 'pl-PL,pl;q=0.9' }, false],
  ['/tires', { 'accept-language': 'en-GB' }, true],
  ['/tires', { 'accept-language': 'en-GB', cookie: 'language=pl' }, false],
  ['/tires?x=1', { cookie: 'a=b; language=ru' }, true],
  ['/en/tires', { cookie: 'language=ru' }, false],
  ['/signIn', {}, true],
])('%s with %o is for the middleware: %s', (url, headers, expected) => {
  expect(isForMiddleware(asked(url, headers))).toBe(expected)
})

it('is for none where there is no middleware', () => {
  expect(matcherOf({ middleware: {} })(asked('/signIn', { 'accept-language': 'en' }))).toBe(false)
})
