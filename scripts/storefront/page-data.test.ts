import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runInNewContext } from 'node:vm'
import { shortenPageData } from './page-data.ts'

/** As Next.js writes a piece. */
const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (letter) => String.raw`\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)}])</script>`

/** What React reads out of a document. */
function read(html: string): string {
  const pieces: unknown[] = []
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    runInNewContext(script, {
      self: { __next_f: { push: ([, text]: [number, string]) => pieces.push(text) } },
    })
  return pieces.join('')
}

it('says the same to React, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const html = `<p>a</p>${texts.map(piece).join('')}<p>b</p>`
      const shorter = shortenPageData(html)
      expect(read(shorter)).toBe(texts.join(''))
      expect(shorter.match(/<script>/g)).toHaveLength(1)
      expect(shorter).toMatch(/^<p>a<\/p><script>.*<\/script><p>b<\/p>$/s)
    }),
  )
})

it('never ends the script from within, and opens no comment', () => {
  const shorter = shortenPageData(piece(`</script><!--'"\\`))
  expect(shorter.match(/<\/script>|<!--/g)).toEqual(['</script>'])
  expect(read(shorter)).toBe(`</script><!--'"\\`)
})

it('is shorter where there is JSON, and leaves alone what is between', () => {
  const [one, two] = [piece('1:{"name":"a"}\n'), piece('2:["b"]\n')]
  expect(shortenPageData(one + two)).toBe(
    String.raw`<script>self.__next_f.push([1,'1:{"name":"a"}\n2:["b"]\n'])</script>`,
  )
  expect(shortenPageData(`${one}<i></i>${two}`).match(/<script>/g)).toHaveLength(2)
  expect(shortenPageData('<script>other("a")</script>')).toBe('<script>other("a")</script>')
})
