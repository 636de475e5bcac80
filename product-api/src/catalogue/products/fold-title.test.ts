import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'

const { db } = await buildTestShop()

async function fold(text: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ folded: string }>(sql`select public.fold_title(${text}) as folded`)
  return rows[0]?.folded
}

test.each([
  [
    '195/80 R15',
    '195/80R15',
    '195 80 15',
    '1958015',
    '195-80-15',
    '195/80 ZR15',
    '195/80 r 15',
    '195/80 Р15',
  ],
  ['205/70 R15C', '205/70R15C', '205 70 15c', '2057015C', '205/70 R15 C', '205/70Р15С'],
  ['LT 265/70 R17', 'LT265/70R17', 'lt265 70 17'],
  ['265/70 R17', 'P265/70R17', 'P 265/70 R17'],
  ['31x10.50 R15 LT', '31x10.50R15LT', '31х10,5 Р15ЛТ'],
  ['255/100 R16', '255/100R16', '255 100 16', '25510016'],
  ['205/65 R16C 107R', '205/65R16C 107/105R'],
  ['185 R14C 102Q', '185R14C 102/100Q', '185 R14C 102/99Q'],
  ['205/55 R16 91H', '205/55R16 91Н'],
  [
    '31x10.50 R15',
    '31x10.5R15',
    '31X10,50-15',
    '31/10.5 R15',
    '31 10.50 15',
    '31х10.50 Р15',
    '31 x 10.5 R15',
  ],
  ['7.50 R16', '7.50R16', '7,5 R16', '7.5 ZR16'],
  ['195 R14C 106/104Q', '195R14C 106/104Q', '195R14C 106Q'],
  ['295/60 R22.5', '295/60R22,5', '295 60 22.5'],
  ['205/55', '205 55', '205-55'],
  ['5x112', '5 x 112', '5×112', '5*112', '5/112', '5-112', '5 112', '112x5', '5х112'],
  ['5x114.3', '5X114,3', '5x114.30', '114.3x5', '5/114,3'],
  ['6x15', '6Jx15', '6 J x 15', '15x6', '15x6J', '6.0x15'],
  ['7.5x17', '7,5Jx17', '17x7.5J', '7.50 x 17'],
  ['M14x1.5', 'm14 x 1,50'],
  ['20 mm', '20mm', '20 MM'],
])('%s is the same however it is written', async (size, ...others) => {
  const expected = await fold(size)
  for (const other of others) expect(await fold(other), other).toBe(expected)
})

test.each([
  ['Nadbieg Szuter AT 195/80 R15 96T', 'nadbieg szuter at 195/80 r15 96t'],
  [
    'Felga aluminiowa Bystra 7.5Jx17 5x139.7 108.1, biały',
    'felga aluminiowa bystra 7.5x17 5x139.7 108.1 bialy',
  ],
  ['Dystans 5x112 20 mm M14x1.5', 'dystans 5x112 20 mm m14x1.5'],
  ['ŁÓDŹ „Przełęcz”', 'lodz przelecz'],
  ['Lo\u0301dz\u0301', 'lodz'],
  ['4 szt. 195/65 R15 91T', '4 szt 195/65 r15 91t'],
  ['100% pewne_', '100 pewne'],
])('%s', async (title, expected) => {
  expect(await fold(title)).toBe(` ${expected} `)
})

test('two sizes stay two', async () => {
  expect(await fold('155/80')).not.toBe(await fold('155/90'))
  expect(await fold('265/70 R17')).not.toBe(await fold('LT265/70 R17'))
  expect(await fold('195/80 R15')).not.toBe(await fold('195/80 R16'))
  expect(await fold('5x112')).not.toBe(await fold('5x114.3'))
})

test.each(['', ' ', '%', '_', '/', '.', '-', '*', '"\'', '†'])('%j has no word', async (text) => {
  expect(await fold(text)).toBe('')
})

test('it needs no search path, which a restored backup does not have', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path to ''`)
    await tx.execute(sql`update public.products set title = 'Łódź 195/80R15' where id = 1`)
    const { rows } = await tx.execute(sql`select search_text from public.products where id = 1`)
    expect(rows).toEqual([{ search_text: ' lodz 195/80 r15 ' }])
  })
})

test('whatever is written, a folded text holds nothing that an expression, a query or the index of words takes for a sign', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 100 }), 500)
  const writable = texts.map((text) => text.replaceAll('\0', ''))
  const { rows } = await db.execute<{ folded: string }>(
    sql`select public.fold_title(value) as folded from json_array_elements_text(${JSON.stringify(writable)})`,
  )
  expect(rows).toHaveLength(500)
  expect(rows.filter(({ folded }) => /[%_\\'*:@|&!?+^$()[\]{}]|^\S|\S$|\s\s/.test(folded))).toEqual([])
})
