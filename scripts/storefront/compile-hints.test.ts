import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from './compile-hints.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
const LONG = `/*${'x'.repeat(70_000)}*/`

let build: string

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(build, 'static/chunks'), { recursive: true })
  await write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }))
})

afterEach(() => rm(build, { recursive: true }))

const write = (path: string, text: string) => writeFile(join(build, path), text)
const read = (path: string) => readFile(join(build, path), 'utf8')

test('a script of the shop is compiled while it arrives', async () => {
  await write('static/chunks/page.js', '"use strict";run()')
  await addCompileHints(build)
  expect(await read('static/chunks/page.js')).toBe(`${HINT}"use strict";run()`)
})

test('so is a long one that every page runs, and not a long one of another purpose', async () => {
  await write('static/chunks/react.js', LONG)
  await write('static/chunks/sign-in.js', LONG)
  await addCompileHints(build)
  expect(await read('static/chunks/react.js')).toBe(HINT + LONG)
  expect(await read('static/chunks/sign-in.js')).toBe(LONG)
})

test('a script is told once, however often it is built', async () => {
  await write('static/chunks/page.js', 'run()')
  await addCompileHints(build)
  await addCompileHints(build)
  expect(await read('static/chunks/page.js')).toBe(`${HINT}run()`)
})

test('styles stay as they are', async () => {
  await write('static/chunks/page.css', 'a{}')
  await addCompileHints(build)
  expect(await read('static/chunks/page.css')).toBe('a{}')
})

test('a build that does not say what is on every page is an error, not a build without hints', async () => {
  await write('build-manifest.json', '{}')
  await expect(addCompileHints(build)).rejects.toThrow('rootMainFiles')
})
