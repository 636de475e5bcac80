import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CHUNKS = fileURLToPath(new URL('../.next/server/chunks', import.meta.url))

/** All route handlers are loaded at the start: what stands in the bundle of each takes memory for each (`serverExternalPackages`). */
const MAX_COPIED_BYTES = 2_000_000

it('the bundles of the server hold little of what another one holds', async () => {
  const names = (await readdir(CHUNKS, { recursive: true })).filter((name) => name.endsWith('.js'))
  const bundles = await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(CHUNKS, name), 'utf8')).replace(/\/\/# sourceMappingURL=.*/, '')
      return { name, bytes: text.length, digest: createHash('sha1').update(text).digest('hex') }
    }),
  )
  const copied = [...Map.groupBy(bundles, ({ digest }) => digest).values()].flatMap(([, ...copies]) => copies)
  const largest = copied.toSorted((one, other) => other.bytes - one.bytes).slice(0, 5)
  const sum = copied.reduce((bytes, copy) => bytes + copy.bytes, 0)
  expect(sum, JSON.stringify(largest)).toBeLessThan(MAX_COPIED_BYTES)
})
