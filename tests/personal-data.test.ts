import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { userRecordSchema } from '@/lib/account/account'
import { personalDataSchema } from '@/lib/user-records/personal-data.server'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const page = read('docs/personal-data.md')

/** What stands under a heading. */
const section = (heading: string): string =>
  page.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
const rowsOf = (heading: string): string[][] =>
  section(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const filesWith = (what: RegExp): string[] => sources.filter((file) => what.test(read(file))).toSorted()

test('every file that stores something in the browser is on the page with its key', () => {
  const known = rowsOf('The browser').map(([, key = '', file = '']) => ({ key, file }))
  for (const { key, file } of known)
    expect(read(file), file).toMatch(new RegExp(`['\`]${key}(?:['\`]|\\$\\{)`))
  const keeping = filesWith(/from '@\/lib\/storage\/(?!stored-items|unsaved)|\bcookies\(\)|document\.cookie/)
  expect(known.map(({ file }) => file).toSorted()).toEqual(keeping)
})

test('every key of ours is on the page', () => {
  const known = new Set(rowsOf('The browser').map(([, key]) => key))
  const used = sources.flatMap((file) =>
    Array.from(read(file).matchAll(/['`](bieznik\.[\w.]+)/g), ([, key]) => key),
  )
  expect(used).not.toEqual([])
  expect(used.filter((key) => !known.has(key))).toEqual([])
})

test('nothing is stored in the browser but through lib/storage', () => {
  expect(
    filesWith(/\b(?:local|session)Storage\b(?!\/)\.|indexedDB|\bcaches\.open|browserLocalPersistence/),
  ).toEqual([
    // Firebase stores the sign-in there by itself.
    'lib/firebase/start-auth.ts',
    'lib/storage/stored-text.ts',
  ])
})

test('every field of a user record is on the page, and in the copy', () => {
  const [, fields = ''] = /Of the record: (.+)\./.exec(page) ?? []
  expect(fields.replaceAll('`', '').split(', ')).toEqual(Object.keys(userRecordSchema.shape))
  expect(personalDataSchema.shape.record.unwrap()).toBe(userRecordSchema)
})

test('every field of an account that is copied is on the page', () => {
  const copied = rowsOf('The identity service').filter(([, , isCopied]) => isCopied === 'yes')
  expect(copied.map(([, field]) => field)).toEqual(Object.keys(personalDataSchema.shape.account.shape))
})

test('every path of the realtime database is on the page', () => {
  const paths = sources
    .filter((file) => file.startsWith('lib/user-records/') || file === 'lib/session/own-sessions.server.ts')
    .flatMap((file) => Array.from(read(file).matchAll(/['`](User\w+|Sessions)['`/]/g), ([, path]) => path))
  const known = rowsOf('The realtime database').map(([, path = '']) => path.split('/')[0])
  expect(new Set(paths)).toEqual(new Set(known))
})
