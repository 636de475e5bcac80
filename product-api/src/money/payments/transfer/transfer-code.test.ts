import { grosze } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngOf } from '../../../platform/mail/transfer-code-image.ts'
import { codePath, encodeTransfer, transferCodeText } from './transfer-code.ts'

const transfer = {
  nip: '1234567890',
  bankAccount: '92124012340001567890123456',
  amount: grosze(1_200),
  legalName: 'Odbiorca 1',
  title: 'FV 1234/34/2012',
}

test('the text is that of the recommendation', () => {
  expect(transferCodeText(transfer)).toBe(
    '1234567890|PL|92124012340001567890123456|001200|Odbiorca 1|FV 1234/34/2012|||',
  )
})

test('the field of the amount has six digits, so that from 10,000 PLN on there is no code', () => {
  expect(transferCodeText({ ...transfer, amount: grosze(999_999) })).toContain('|999999|')
  for (const amount of [grosze(1_000_000), grosze(1_234_567)]) {
    expect(transferCodeText({ ...transfer, amount })).toBeNull()
    expect(encodeTransfer({ ...transfer, amount })).toBeNull()
  }
})

test('whatever names and titles hold, there are nine fields of the lengths that banks take', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 60 })
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 999_999 }), (legalName, title, amount) => {
      const fields =
        transferCodeText({ ...transfer, legalName, title, amount: grosze(amount) })?.split('|') ?? []
      expect(fields).toHaveLength(9)
      expect(fields[3]).toMatch(/^\d{6}$/)
      expect(Number(fields[3])).toBe(amount)
      expect(fields[4]?.length).toBeLessThanOrEqual(20)
      expect(fields[5]?.length).toBeLessThanOrEqual(32)
      expect(fields.join('')).not.toMatch(/\p{Cc}/u)
    }),
  )
})

/** Which modules a path covers. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  return modules
}

test('the path of the page and the picture of the mail show the same code', async () => {
  const code = encodeTransfer(transfer) ?? []
  expect(modulesOf(codePath(code), code.length)).toEqual(code)
  const { data, info } = await sharp(pngOf(code)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(info.height)
  const [quiet, scale] = [4, 5]
  expect(info.width).toBe((code.length + 2 * quiet) * scale)
  const middle = (module: number) => (module + quiet) * scale + 2
  const shown = code.map((modules, line) =>
    modules.map((_, column) => data[middle(line) * info.width + middle(column)] === 0),
  )
  expect(shown).toEqual(code)
  expect(data[0]).toBe(255)
})
