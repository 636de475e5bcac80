import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serializeJsonLd, type JsonLdNode } from './serialize-json-ld'

interface Named extends JsonLdNode {
  name: string
}

const named = (name: string): Named => ({ '@context': 'https://schema.org', '@type': 'Thing', name })

const payloads = [
  '</script><script>alert(1)</script>',
  '</ScRiPt >',
  '<!--<script>',
  '<!-- ',
  '-->',
  ']]>',
  '<img src=x onerror=alert(1)>',
  '&lt;/script&gt;',
  '"}</script>',
  "'+alert(1)+'",
  '\\u003c/script\\u003e',
  '\u2028alert(1)\u2029',
  '\u0000\ud800',
  'Opona „Bieżnik” 195/80 R15 & dętka <3',
]

/** Whatever ends a script element, begins a comment in it or stands for a character of markup. */
const MARKUP = /[<>&\u2028\u2029]/

describe('structured data', () => {
  it.each(payloads)('holds %j without a character of markup, and reads back the same', (name) => {
    const text = serializeJsonLd(named(name))
    expect(text).not.toMatch(MARKUP)
    expect(JSON.parse(text)).toEqual(named(name))
  })

  it('does so with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = serializeJsonLd(named(name))
        expect(text).not.toMatch(MARKUP)
        expect(JSON.parse(text)).toEqual(named(name))
      }),
    )
  })

  it('escapes keys as well', () => {
    const hostile: Named & Record<string, unknown> = { ...named('x'), '</script>': 1 }
    const text = serializeJsonLd(hostile)
    expect(text).not.toMatch(MARKUP)
  })
})
