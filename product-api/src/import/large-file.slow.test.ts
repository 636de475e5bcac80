import { expect, test } from 'vitest'
import { dryRunOf, fingerprintOf, applyWith, importIdOf } from '../../test/imports.ts'
import { buildTestShop } from '../../test/shop.ts'

const LINES = 100_000

/** Far more than it takes: 5 MB of file, batches of 500 products, and what the test itself keeps. */
const MAX_GROWTH_MB = 400

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

function priceList(price: number): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const width = 155 + 5 * (index % 20)
    return `Opona próbna nr ${index};Próba;${width}/65 R15 91T;osobowa;letnia;${price + (index % 100)},50;${index % 30};Wzór ${index % 50}`
  })
  return ['Nazwa;Producent;Rozmiar;Typ;Sezon;Cena;Stan;Bieżnik', ...lines].join('\r\n')
}

test(
  '20,000 lines are created, changed and undone in bounded memory, with progress',
  { timeout: 500_000 },
  async () => {
    const before = process.memoryUsage().rss
    const first = priceList(200)
    const created = await applyWith(anna, first, fingerprintOf(await dryRunOf(anna, first)))
    expect(created.last).toMatchObject({ event: 'done', counts: { created: LINES, refused: 0 } })
    const shares = created.events.flatMap((each) => (each.event === 'progress' ? [each.share] : []))
    expect(shares.length).toBeGreaterThan(40)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)

    const second = priceList(300)
    const changed = await applyWith(anna, second, fingerprintOf(await dryRunOf(anna, second)))
    expect(changed.last).toMatchObject({ counts: { created: 0, changed: LINES } })
    const undo = (id: number) => anna.call('POST', `/api/products/imports/${id}/undo`)
    expect((await undo(importIdOf(changed))).body).toMatchObject({ restored: LINES, kept: [] })
    expect((await undo(importIdOf(created))).body).toMatchObject({ deleted: LINES, archived: 0 })
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(MAX_GROWTH_MB)
  },
)
