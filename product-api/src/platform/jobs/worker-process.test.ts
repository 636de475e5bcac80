import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workerProcess } from './worker-process.ts'

/** A module of this one function. */
const moduleOf = (source: string) => ({
  filename: `data:text/javascript,export default ${encodeURIComponent(source)}`,
})

test('a task sees no variable of the shop', async () => {
  const pool = workerProcess({ maxHeapMegabytes: 32 })
  const names = await pool.run(null, moduleOf('() => Object.keys(process.env)'))
  expect(names).not.toContain('PATH')
  await pool.destroy()
})

test('a task runs at a lower priority than the program that started it', async () => {
  const pool = workerProcess({ maxHeapMegabytes: 32 })
  const priority = await pool.run(null, moduleOf('async () => (await import("node:os")).getPriority()'))
  expect(priority).toBeGreaterThan(getPriority())
  await pool.destroy()
})

test('a process that is killed while it is idle is replaced for the next task', async () => {
  const pool = workerProcess({ maxHeapMegabytes: 32 })
  const pidOf = async () => Number(await pool.run(null, moduleOf('() => process.pid')))
  const first = await pidOf()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => spawnSync('kill', ['-0', String(first)]).status).not.toBe(0)
  expect(await pidOf()).not.toBe(first)
  await pool.destroy()
})

test('a process finds what its program has compiled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-compiled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  enableCompileCache(folder)
  const pool = workerProcess({ maxHeapMegabytes: 32 })
  expect(await pool.run(null, moduleOf('() => process.env.NODE_COMPILE_CACHE'))).toBe(folder)
  await pool.destroy()
})
