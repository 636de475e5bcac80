import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path'

const FALLBACK = '/cart'

describe('ownPath', () => {
  it.each([
    ['/orders'],
    ['/ru/CreateOrder'],
    ['/orders?placed=7#top'],
    ['/tires/filter/width=195&profile=80&diameter=15'],
    ['/a//b'],
    ['/signIn?next=https://evil.example'],
    ['/%2F%2Fevil.example'],
    ['/%5Cevil.example'],
    ['/@evil.example'],
    ['/%09/evil.example'],
    ['/javascript:alert(1)'],
  ])('goes on to %s', (path) => {
    expect(ownPath(path, FALLBACK)).toBe(path)
  })

  it.each([
    ['nothing', null],
    ['nothing', undefined],
    ['nothing', ''],
    ['another host', '//evil.example'],
    ['another host', '///evil.example'],
    ['another host after a backslash', '/\\evil.example'],
    ['another host after two backslashes', '\\\\evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['another host behind a line break', '/\n/evil.example'],
    ['another host behind a line break and a backslash', '/\r\\evil.example'],
    ['another host behind a dot', '/.//evil.example'],
    ['another host behind an encoded dot', '/%2e//evil.example'],
    ['another host behind two dots', '/a/..//evil.example'],
    ['another host behind two dots and a backslash', '/a/../\\evil.example'],
    ['a host that cannot be', '//['],
    ['an absolute address', 'https://evil.example/orders'],
    ['an absolute address without slashes', 'https:evil.example'],
    ['an absolute address with one slash', 'https:/evil.example'],
    ['an address with a name of ours in it', 'https://shop.example@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a script in other letters', 'JaVaScRiPt://%0aalert(1)'],
    ['a script behind a tab', '\tjavascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['an encoded slash', '%2F%2Fevil.example'],
    ['a space first', ' //evil.example'],
    ['a relative path', 'orders'],
  ])('refuses %s: %j', (_what, candidate) => {
    expect(ownPath(candidate, FALLBACK)).toBe(FALLBACK)
  })

  it('stays on the site whatever it is given, and says the same again', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%2F', '%5C', '%2e', '\t', '\n', '\r', ' ', '\0', ':', '@'),
      fc.constantFrom(
        '?',
        '#',
        '[',
        'evil.example',
        'javascript:',
        'https:',
        'http:',
        'ą',
        '。',
        'own.invalid',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    const candidate = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          candidate,
          candidate.map((rest) => `/${rest}`),
        ),
        (text) => {
          const path = ownPath(text, FALLBACK)
          for (const origin of ['http://127.0.0.1:3000', 'https://shop.example'])
            expect(new URL(path, `${origin}/signIn`).origin).toBe(origin)
          expect(path.startsWith('/')).toBe(true)
          expect(ownPath(path, FALLBACK)).toBe(path)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
