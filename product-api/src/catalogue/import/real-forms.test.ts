import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dryRunOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const folder = new URL('../../../test/price-lists/real-forms/', import.meta.url)

const tires = 'productType=Tire&typeOfTire=passenger&season=summer&condition=new'
const wheels = 'productType=Wheel&typeOfWheel=alloy&material=aluminium&color=black'

/** What columns of these headers hold, as staff say it of these lists. */
const mapped: Record<string, string> = {
  '02-american-tires': `${tires}&columns=title,,,,,,width,profile,diameter,speedSymbol,loadIndex,,,manufacturer,protector,,,,price,,ean`,
  '04-wheels-of-two-circles': `${wheels}&columns=,model,,,color,diameter,width,boltSpacing,et,,ean,centralBoreDiameter,,,,price,quantityInStock,,url`,
  '12-flow-formed-wheels': `${wheels}&columns=,,,,model,color,width,diameter,size,boltSpacing,centralBoreDiameter,et,,,weight,,,,price,,`,
}

const expected = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')))

/** Lists of the headers and shapes that suppliers' and other shops' lists have; the goods are invented. */
const lists = readdirSync(folder).flatMap((name) => (name.endsWith('.csv') ? name.replace('.csv', '') : []))

/** Kind, type and season are chosen, and no column is touched. */
const untouched = (list: string) => (list.includes('wheels') ? wheels : tires)

async function linesOf(list: string, query: string): Promise<string[]> {
  const { lines } = await dryRunOf(anna, readFileSync(new URL(`${list}.csv`, folder)), query)
  return lines.map(({ line, outcome, title, changes, reasons, leftOut }) => {
    const values = changes.map(({ field, to }) => `${field}=${to}`)
    const [refused, left] = [reasons, leftOut].map((cells) =>
      cells.map(({ field, reason, value }) => `${field} ${reason} ${value}`),
    )
    return [line, outcome, title, ...values, ...(refused ?? []), '|', ...(left ?? [])].join(' ')
  })
}

test.each(lists)(
  'of %s every line is taken with the values that it says, or refused with a true reason',
  async (list) => {
    expect(await linesOf(list, mapped[list] ?? untouched(list))).toEqual(expected[list])
  },
)

test.each(Object.keys(mapped))('so it is for %s before staff have assigned its columns', async (list) => {
  expect(await linesOf(list, untouched(list))).toEqual(expected[`${list}, untouched`])
})

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

/** How many lines are taken, refused for what they are, and refused though they say what they sell. */
function counted(lines: readonly string[]) {
  const refused = lines.filter((line) => /^\d+ refused /.test(line))
  const truly = refused.filter((line) => trueRefusals.some((reason) => reason.test(line))).length
  return { taken: lines.length - refused.length, truly, wrongly: refused.length - truly }
}

test('all lines that say what they sell are taken once columns are mapped, and 88 % of them before', () => {
  const afterwards = lists.flatMap((list) => expected[list] ?? [])
  const before = lists.flatMap((list) => expected[`${list}, untouched`] ?? expected[list] ?? [])
  expect(counted(afterwards)).toEqual({ taken: 33, truly: 15, wrongly: 0 })
  expect(counted(before)).toEqual({ taken: 29, truly: 15, wrongly: 4 })
})
