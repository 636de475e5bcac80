import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dryRunOf } from '../../test/imports.ts'
import { buildTestShop } from '../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const folder = new URL('../../test/price-lists/real-forms/', import.meta.url)

const tires = 'productType=Tire&typeOfTire=passenger&season=summer&condition=new'
const wheels = 'productType=Wheel&typeOfWheel=alloy&material=aluminium&color=black'

/** What columns of these headers hold, as staff say it where no header does. */
const mapped: Record<string, string> = {
  '02-american-tires': `${tires}&columns=title,,,,,,width,profile,diameter,speedSymbol,loadIndex,,,manufacturer,protector,,,,price,,ean`,
  '04-wheels-of-two-circles': `${wheels}&columns=,model,,,color,diameter,width,boltSpacing,et,,ean,centralBoreDiameter,,,,price,quantityInStock,,url`,
  '12-flow-formed-wheels': `${wheels}&columns=,,,,model,color,width,diameter,size,boltSpacing,centralBoreDiameter,et,,,weight,,,,price,,`,
}

const expected = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')))

/** Lists of the headers and shapes that suppliers' and other shops' lists have; the goods are invented. */
const lists = readdirSync(folder).filter((name) => name.endsWith('.csv'))

test.each(lists)(
  'of %s every line is taken with the values that it says, or refused with a true reason',
  async (name) => {
    const list = name.replace('.csv', '')
    const query = mapped[list] ?? (list.includes('wheels') ? wheels : tires)
    const { lines } = await dryRunOf(anna, readFileSync(new URL(name, folder)), query)
    const said = lines.map(({ line, outcome, title, changes, reasons, leftOut }) => {
      const values = changes.map(({ field, to }) => `${field}=${to}`)
      const [refused, left] = [reasons, leftOut].map((cells) =>
        cells.map(({ field, reason, value }) => `${field} ${reason} ${value}`),
      )
      return [line, outcome, title, ...values, ...(refused ?? []), '|', ...(left ?? [])].join(' ')
    })
    expect(said).toEqual(expected[list])
  },
)

/** What no reader can take: sizes and circles that are none, what is missing, and lists that contradict or repeat themselves. */
const trueRefusals = [
  /title size_unreadable .* 4,00\/- R10 69E/,
  /size size_unreadable \d{3} /,
  /(?:size_contradicts|contradicts) .* ≠ /,
  /boltSpacing bolt_circle (?:BLANK|0x0)/,
  /centralBoreDiameter number PFS? /,
  /(?:icVc|title) required/,
  /duplicate_line/,
]

test('of all these lists no line is refused that says what it sells, and all others are taken', () => {
  const lines = Object.values(expected).flat()
  const refused = lines.filter((line) => /^\d+ refused /.test(line))
  const wrongly = refused.filter((line) => !trueRefusals.some((reason) => reason.test(line)))
  expect(wrongly).toEqual([])
  expect({ taken: lines.length - refused.length, refused: refused.length }).toEqual({
    taken: 33,
    refused: 15,
  })
})
