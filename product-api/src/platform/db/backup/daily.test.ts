import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backUpWhenDue, isBackupDue, nameOfBackup, outdatedBackups } from './daily.ts'

const AT = '02:15'
const time = (text: string) => new Date(`${text}:00Z`)
const named = (...times: string[]) => times.map((text) => nameOfBackup(time(text)))

test.each([
  ['there is none', [], '2026-11-29T01:00', true],
  ['the last one is of yesterday, and its time has come', ['2026-11-28T02:15'], '2026-11-29T02:15', true],
  ['its time has not come yet', ['2026-11-28T02:15'], '2026-11-29T02:14', false],
  ['it was taken today', ['2026-11-28T02:15', '2026-11-29T02:16'], '2026-11-29T23:59', false],
  ['one was taken by hand since', ['2026-11-29T09:00'], '2026-11-29T12:00', false],
  ['one was taken by hand before', ['2026-11-28T20:00'], '2026-11-29T02:20', true],
  ['the program was down at that time', ['2026-11-27T02:15'], '2026-11-29T00:30', true],
])('a backup when %s', (_when, times, now, isDue) => {
  expect(isBackupDue([...named(...times), 'notes.txt'], AT, time(now))).toBe(isDue)
})

test('only backups that are too old are deleted, and the newest one never', () => {
  const names = [...named('2026-01-01T02:15', '2026-10-30T02:15', '2026-10-30T02:14'), 'notes.txt', 'x.gz']
  expect(outdatedBackups(names, 30, time('2026-11-29T02:15'))).toEqual(
    named('2026-10-30T02:14', '2026-01-01T02:15'),
  )
  expect(outdatedBackups(named('2026-01-01T02:15'), 30, time('2026-11-29T02:15'))).toEqual([])
})

test('one that fails deletes nothing and is taken at the next try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const before = named('2026-01-01T02:15', '2026-01-02T02:15')
  for (const name of before) await writeFile(join(folder, name), '')
  let isAway = true
  const daily = {
    folder,
    at: AT,
    retentionDays: 30,
    take: async (path: string) => {
      if (isAway) throw new Error('away')
      await writeFile(path, 'whole')
    },
  }
  await expect(backUpWhenDue(daily, time('2026-11-29T02:15'))).rejects.toThrow('away')
  expect(await readdir(folder)).toEqual(before)
  isAway = false
  const [next = ''] = named('2026-11-29T02:20')
  expect(await backUpWhenDue(daily, time('2026-11-29T02:20'))).toBe(join(folder, next))
  expect(await backUpWhenDue(daily, time('2026-11-29T02:25'))).toBeNull()
  expect(await readdir(folder)).toEqual([next])
})
