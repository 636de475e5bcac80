import { pageOf } from '@bieznik/contract/endpoint'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dryRunOf, importFile } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const file = readFileSync(new URL('../../../test/price-lists/cennik-hurtowni.csv', import.meta.url))
const mapped =
  'productType=Tire&condition=new&columns=,title,size,protector,manufacturer,season,typeOfTire,price,quantityInStock,'

const refused = {
  7: ['season', 'season_unknown'],
  9: ['size', 'size_numeric'],
  10: ['size', 'size_unreadable'],
  11: ['price', 'number'],
  12: ['size', 'size_width'],
  13: ['title', 'duplicate_line'],
  14: ['title', 'characters'],
  17: ['price', 'price_positive'],
  19: ['price', 'thousands'],
}

test('of the price list of another shop every line that is refused has a reason', async () => {
  const { lines } = await dryRunOf(anna, file, mapped)
  const found = lines.filter(({ outcome }) => outcome === 'refused')
  const reasons = found.map(({ line, reasons: [first] }) => [line, [first?.field, first?.reason]])
  expect(Object.fromEntries(reasons)).toEqual(refused)
  expect(found.every(({ reasons: [first] }) => first?.value !== '')).toBe(true)
})

test('its headers are understood without help', async () => {
  const { events } = await dryRunOf(anna, file)
  const [first] = events
  expect(first?.event === 'columns' && first.columns.map(({ field }) => field)).toEqual(
    mapped
      .split('columns=')[1]
      ?.split(',')
      .map((name) => name || null),
  )
})

test('all other lines become products of the sizes that they name', async () => {
  const { last } = await importFile(anna, file, mapped)
  expect(last).toMatchObject({ counts: { created: 8, changed: 0, refused: 9 } })
  const sizesOf = async (search: string) =>
    pageOf(z.unknown()).parse((await anna.get(`/api/products?search=${encodeURIComponent(search)}`)).body)
      .rows
  expect(await sizesOf('Кама-Евро')).toMatchObject([
    { width: 195, profile: 80, diameter: 14, icVc: '106R', price: 1205, typeOfTire: 'truck' },
  ])
  expect(await sizesOf('УАЗ')).toMatchObject([{ width: 31, profile: 10.5, diameter: 15, icVc: '109Q' }])
  expect(await sizesOf('Нордман')).toMatchObject([
    { width: 215, profile: 50, diameter: 17, season: 'winter' },
  ])
  expect(await sizesOf('Żubr')).toMatchObject([{ title: 'Opona Dębica Śnieżka Żubr 205/55 R 16 91 T' }])
  expect(await sizesOf('Классика')).toMatchObject([
    { title: 'Форвард Классика 175/70 R13 82T', inf: expect.any(String) },
  ])
  const again = await dryRunOf(anna, file, mapped)
  expect(again.last).toMatchObject({ counts: { created: 0, changed: 0, same: 8 } })
})
