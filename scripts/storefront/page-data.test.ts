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

/** What React would make of rows of JSON. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((row): unknown =>
      JSON.parse(row.slice(row.indexOf(':') + 1), (_key, value: unknown) =>
        value === '$undefined' ? undefined : value,
      ),
    )

it('does not say what is undefined, and everything else', () => {
  const key = fc.stringMatching(/^\w+$/)
  const value = fc.oneof(
    fc.constant('$undefined'),
    fc.string(),
    fc.constant('"a":"$undefined",'),
    fc.integer(),
  )
  const row = fc.oneof(
    fc.dictionary(key, fc.oneof(value, fc.dictionary(key, value))),
    fc.array(fc.dictionary(key, value)),
  )
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const text = rows.map((each, index) => `${index.toString(16)}:${JSON.stringify(each)}\n`).join('')
      const said = read(shortenPageData(piece(text)))
      expect(rowsOf(said)).toEqual(rowsOf(text))
      expect(said).not.toMatch(/[{,]"\w+":"\$undefined"/)
    }),
  )
})

it('leaves alone what people have written, however long, and what it does not know', () => {
  const written = 'ę,"a":"$undefined"}\n1:{"a":"$undefined"}\n'
  const rows = [
    `:HL["/a.css","style"]\n`,
    `a:T${Buffer.byteLength(written).toString(16)},${written}`,
    '2:I["a",[],"b"]\n',
    `3:{"a":1,"b":"$undefined"}\n4:["$undefined",{"c":"$undefined"}]\n`,
    `5:D{"a":"$undefined"}\n6:{"a":"$undefined"}\n`,
  ]
  expect(read(shortenPageData(piece(rows.join(''))))).toBe(
    [...rows.slice(1, 3), '3:{"a":1}\n4:["$undefined",{}]\n', rows[4]].join(''),
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
