import { codePages, type CodePage } from '@bieznik/contract/catalogue/product-import'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

/** The bytes of a code page by their letters, as Node.js decodes them. */
function encoderOf(codePage: CodePage): (text: string) => Buffer {
  const decoder = new TextDecoder(codePage)
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(decoder.decode(Uint8Array.of(byte)), byte)
  return (text) =>
    Buffer.from(
      Array.from(text, (letter) => {
        const byte = bytes.get(letter)
        if (byte === undefined) throw new Error(`${codePage} has no ${letter}`)
        return byte
      }),
    )
}

const encoders = {
  'windows-1250': encoderOf('windows-1250'),
  'iso-8859-2': encoderOf('iso-8859-2'),
  'windows-1251': encoderOf('windows-1251'),
  'windows-1252': encoderOf('windows-1252'),
}

const ASCII = Array.from(' 019/;"\nabzR')
const lettersOf: Readonly<Record<CodePage, string[]>> = {
  'windows-1250': Array.from('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'),
  'iso-8859-2': Array.from('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'),
  'windows-1251': Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюяАЯЁ'),
  'windows-1252': Array.from('àâäçèéêëîïôöùûüßÀÂÄÇÈÉÊËÎÏÔÖÙÛÜ'),
}
const textIn = (codePage: CodePage) =>
  fc.string({ unit: fc.constantFrom(...ASCII, ...lettersOf[codePage]), maxLength: 200 })

test.each(codePages)('every text in %s comes back where it is chosen', (codePage) => {
  fc.assert(
    fc.property(textIn(codePage), (text) => {
      const file = encoders[codePage](text)
      // Letters of a code page that happen to be UTF-8 are that, or the mark of UTF-16: no list of words is.
      fc.pre(!text.startsWith('яю') && !text.startsWith('юя'))
      fc.pre(/^[\0-\x7F]*$/.test(text) || file.toString('utf8').includes('\u{FFFD}'))
      expect(decodeFile(file, codePage).text).toBe(text)
    }),
  )
})

test('every text in UTF-8 and UTF-16 comes back, whatever was chosen for files that do not say what they are', () => {
  const unit = fc.constantFrom(
    ...ASCII,
    ...lettersOf['windows-1250'],
    ...lettersOf['windows-1251'],
    '漢',
    '😀',
  )
  fc.assert(
    fc.property(fc.string({ unit }), fc.constantFrom(undefined, ...codePages), (text, chosen) => {
      const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
      for (const file of [
        Buffer.from(text),
        Buffer.from(`\uFEFF${text}`),
        little,
        Buffer.from(little).swap16(),
      ])
        expect(decodeFile(file, chosen)).toEqual({ text, codePage: null })
    }),
  )
})

test('UTF-16 without its mark is known by its line breaks', () => {
  const text = 'Название;Цена\nЗимняя;12'
  const file = Buffer.from(text, 'utf16le')
  expect(decodeFile(file).text).toBe(text)
  expect(decodeFile(Buffer.from(file).swap16()).text).toBe(text)
})

test.each([
  ['windows-1250', 'Nazwa;Średnica;Cena\nOpona całoroczna Żółw;15;412,50 zł'],
  ['iso-8859-2', 'Nazwa;Średnica;Cena\nOpona całoroczna Żółw;15;412,50 zł'],
  ['windows-1251', 'Наименование;Диаметр;Цена\nШина зимняя Трасса;15;412,50 €'],
  ['windows-1252', 'Nom;Größe;Prix\nGumex PRÉSENTOIR ÉTÉ;15;412,50 €'],
] as const)('a list in %s is known by its letters, and shows them in each code page', (codePage, text) => {
  const { text: read, codePage: choice } = decodeFile(encoders[codePage](text))
  expect(read).toBe(text)
  expect(choice?.used).toBe(codePage)
  expect(choice?.samples.map((each) => each.codePage)).toEqual(codePages)
  const words = choice?.samples.find((each) => each.codePage === codePage)?.text.split(', ') ?? []
  expect(words.length).toBeGreaterThan(1)
  for (const word of words) expect(text).toContain(word)
})

test('letters that no code page expects are read by the first', () => {
  expect(decodeFile(Buffer.from([0x61, 0xae])).codePage?.used).toBe('windows-1250')
})

test('what is no text is refused', () => {
  expect(() => decodeFile(Buffer.from([0x4e, 0, 0, 0, 0x0a, 0xb9, 0xff]))).toThrow('not_text')
})
