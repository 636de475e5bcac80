import { matchPath } from '@bieznik/contract/endpoint'
import { passedOn } from '@bieznik/contract/endpoints/passed-on'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Paths that have files of their own: `/api/admin/orders/:orderId`. */
const ofFiles = globSync('app/api/**/route.ts', { cwd: root })
  .filter((file) => !file.includes('[...'))
  .map(
    (file) =>
      `/${dirname(file)
        .replace(/^app\//, '')
        .replaceAll(/\[(\w+)\]/g, ':$1')}`,
  )

const segmentsOf = (path: string) => path.split('/').slice(1)

it('no file takes a declared call from the catch-all: Next.js answers 405 for each method that the file has not', () => {
  const taken = passedOn.flatMap(({ method, path }) => {
    const files = ofFiles.filter((file) => matchPath(file, segmentsOf(path)))
    return files.map((file) => `${method} ${path} is taken by ${file}; give it a path of its own`)
  })
  expect(taken).toEqual([])
})

it('no address is that of two declared calls', () => {
  const ambiguous = passedOn.flatMap(({ method, path }) => {
    const fitting = passedOn.filter(
      (each) => each.method === method && matchPath(each.path, segmentsOf(path)),
    )
    return fitting.length > 1 ? [fitting.map((each) => `${method} ${each.path}`)] : []
  })
  expect(ambiguous).toEqual([])
})
