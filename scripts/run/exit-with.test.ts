import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('ends a program whose supervisor was killed', { timeout: 20_000 }, async () => {
  const supervisor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(supervisor, 'spawn')
  const preload = new URL(`exit-with.mjs?pid=${supervisor.pid}`, import.meta.url).href
  const program = spawn(
    process.execPath,
    ['--import', preload, '-e', "console.log('up'); setInterval(() => {}, 1000)"],
    {
      detached: true,
    },
  )
  await once(program.stdout, 'data')
  supervisor.kill('SIGKILL')
  await once(program, 'exit')
  expect(program.signalCode).toBe('SIGTERM')
})
