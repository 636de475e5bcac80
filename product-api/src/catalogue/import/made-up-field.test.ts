import { columnNames } from '@bieznik/contract/catalogue/field-names'
import { fieldsOfKind, importFieldSchema } from '@bieznik/contract/catalogue/product-import'
import { expect, it, vi } from 'vitest'
import { mapColumns } from './columns.ts'
import { readLine } from './read-cells.ts'

/* A field costs one description and its names, besides its column: import and export have it by themselves. */
vi.mock('@bieznik/contract/catalogue/words/words-in', async (load) => {
  const { wordsIn } = await load<typeof import('@bieznik/contract/catalogue/words/words-in')>()
  Object.assign(wordsIn.pl.columns, { offset: ['ET'] })
  Object.assign(wordsIn.en.columns, { offset: ['Offset'] })
  Object.assign(wordsIn.ru.columns, { offset: ['Вылет'] })
  return { wordsIn }
})
vi.mock('@bieznik/contract/catalogue/wheel-fields', async (load) => {
  const real = await load<typeof import('@bieznik/contract/catalogue/wheel-fields')>()
  const { z } = await import('zod')
  Object.assign(real.wheelFields, {
    offset: {
      wire: z.number(),
      input: z.number(),
      control: 'number',
      label: 'wheel.width',
      unit: 'wheel.mm',
      property: 'color',
      start: 40,
    },
  })
  return real
})

it('is read from a column with its name', () => {
  const columns = mapColumns(['ET'])
  expect(columns).toEqual([{ header: 'ET', field: 'offset' }])
  expect(readLine({ cells: ['35,5'], line: 1 }, columns).values).toEqual({ offset: 35.5 })
})

it('is exported under its name in each language', () => {
  expect(fieldsOfKind('Wheel')).toContain('offset')
  expect(fieldsOfKind('Spacer')).not.toContain('offset')
  expect(columnNames(importFieldSchema.parse('offset')).en[0]).toBe('Offset')
})
