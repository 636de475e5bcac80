import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from '../env.mjs'
import { listCovered } from './covered.mjs'
import { listDue, notePassed } from './last-passed.mjs'

const SETS = ['heavy-shop', 'heavy-staff'] as const

async function aRepository() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'bieznik-covered-'))
  const write = async (path: string, text: string) => {
    const file = join(folder.path, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await mkdir(join(folder.path, 'tests'))
  await write('components/cart/cart.tsx', 'one')
  await write('components/admin/orders.tsx', 'one')
  return { ...folder, folder: folder.path, write, [Symbol.asyncDispose]: () => folder.remove() }
}

const setsOf = async (folder: string) => (await listDue(folder, SETS)).due.map(({ set }) => set)

it('a set runs until it has passed, and again when what it covers has changed', async () => {
  vi.stubEnv('CI', undefined)
  await using repository = await aRepository()
  const { folder, write } = repository
  const { due } = await listDue(folder, SETS)
  expect(due.map(({ set }) => set)).toEqual(SETS)

  await notePassed(folder, due, (set) => set === 'heavy-shop')
  expect(await setsOf(folder)).toEqual(['heavy-staff'])
  await notePassed(folder, (await listDue(folder, SETS)).due, () => true)
  expect(await setsOf(folder)).toEqual([])

  await write('components/admin/orders.tsx', 'two')
  expect(await setsOf(folder)).toEqual(['heavy-staff'])
  await write('components/cart/cart.tsx', 'two')
  await write('components/cart/cart.test.tsx', 'its tests')
  expect(await setsOf(folder)).toEqual(SETS)
})

it('nothing is written down where nobody would commit it', async () => {
  vi.stubEnv('CI', 'true')
  await using repository = await aRepository()
  const { folder } = repository
  await notePassed(folder, (await listDue(folder, SETS)).due, () => true)
  await expect(readFile(join(folder, 'tests/last-passed.json'))).rejects.toThrow(/ENOENT/)
})

it('what pages are made of is covered by every set of browser tests', () => {
  for (const set of ['heavy-shop', 'heavy-staff', 'heavy-phone'] as const)
    expect(listCovered(root, set)).toEqual(
      expect.arrayContaining([
        'app/[locale]/(shop)/cart/page.tsx',
        'app/globals.css',
        'components/cart/cart-lines.tsx',
        'e2e/fixtures.ts',
        'messages/ru.json',
        'middleware.ts',
        'product-api/src/main.ts',
        'server/main.ts',
      ]),
    )
  expect(listCovered(root, 'heavy-staff')).toContain('app/[locale]/admin/page.tsx')
  expect(listCovered(root, 'heavy-shop')).not.toContain('app/[locale]/admin/page.tsx')
})
