import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './env.mjs'
import { cutTypefaces } from './typefaces.mjs'

test('the typefaces are cut to the letters of our languages, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'typefaces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cutTypefaces(root, folder)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.woff2'))
  expect(files.toSorted()).toEqual(
    ['mono', 'sans'].flatMap((family) =>
      ['cyrillic', 'latin', 'polish', 'western'].map((part) => `${family}-${part}.woff2`),
    ),
  )
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))))
  expect(bytes.map((each) => each.subarray(0, 4).toString())).toEqual(files.map(() => 'wOF2'))
  const total = bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThan(90_000)

  const first = join(folder, files[0] ?? '')
  const { mtimeMs } = await stat(first)
  await cutTypefaces(root, folder)
  expect((await stat(first)).mtimeMs).toBe(mtimeMs)
})
