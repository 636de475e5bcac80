import { isPrintable, printableText } from '@bieznik/contract/platform/printable-text'
import fc from 'fast-check'
import { getDocumentProxy, extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { heading, openPdf, paragraph, type Pdf } from './pdf-sheet.ts'
import { bold, regular } from './typeface.ts'

async function printed(text: string, write: (pdf: Pdf, text: string) => void = paragraph): Promise<string> {
  const pdf = openPdf({ title: 'A name', author: 'Bieżnik', language: 'pl', madeAt: new Date(0) })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  write(pdf, text)
  pdf.end()
  await ended
  const proxy = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
  return (await extractText(proxy, { mergePages: true })).text
}

const boxesIn = (text: string) =>
  [regular, bold].flatMap((font) => font.layout(text).glyphs).filter(({ id }) => id === 0)

test.each([
  ['Zażółć Gęślą', 'Zażółć Gęślą'],
  ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
  ['Ștefan Țăranu', 'Ștefan Țăranu'],
  ['Əli Həsənov', 'Əli Həsənov'],
  ['Сергій Ґалаґан', 'Сергій Ґалаґан'],
  ['Γιώργος', 'Γιώργος'],
  ['Zaz\u0307o\u0301lc\u0301', 'Zażólć'],
  ['Ｊａｎ Ｋｏｗａｌｓｋｉ', 'Jan Kowalski'],
  ['𝓙𝓪𝓷 𝕂𝕠𝕨𝕒𝕝𝕤𝕜𝕚', 'Jan Kowalski'],
  ['Ǩarl Ḱowalski', 'Karl Kowalski'],
  ['Jan\u200b Ko\u00adwalski\u2060', 'Jan Kowalski'],
  ['Jan 😀 Kowalski', 'Jan \ufffd Kowalski'],
  ['王小明', '\ufffd\ufffd\ufffd'],
  ['יוסף', '\ufffd'.repeat(4)],
  ['محمد', '\ufffd'.repeat(4)],
  ['สมชาย', '\ufffd'.repeat(5)],
  ['हरि', '\ufffd\ufffd'],
])('%s is printed as %s, without an empty box', async (name, expected) => {
  expect(boxesIn(name)).toEqual([])
  expect(printableText(name)).toBe(expected)
  expect(isPrintable(name)).toBe(!expected.includes('\ufffd'))
  expect((await printed(name)).normalize('NFC')).toBe(expected)
})

test('no text leaves an empty box', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(boxesIn(text.replaceAll(/\s/g, ' '))).toEqual([])
    }),
  )
})

test('whatever the typeface has is printed', () => {
  const letters = regular.characterSet.map((code) => String.fromCodePoint(code))
  const lost = letters.filter(
    (letter) => /[\p{L}\p{N}\p{Sc}]/u.test(letter) && printableText(letter) !== letter,
  )
  expect(lost.filter((letter) => !isPrintable(letter))).toEqual([])
})

test.each([
  ['regular', paragraph],
  ['bold', (pdf: Pdf, text: string) => heading(pdf, text, 12)],
])(
  '%s letters are copied and read out as what they are, alone and beside each other',
  async (_font, write) => {
    const pairs = 'abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => [letter + letter, `f${letter}`])
    const words = ['Gross', 'Goods', 'zażółć gęślą jaźń', 'масса', 'ß', 'office', 'ŠŚš', ...pairs]
    expect((await printed(words.join(' '), write)).replaceAll(/\s+/g, ' ')).toBe(words.join(' '))
  },
)
