import { expect, it, onTestFinished } from 'vitest'
import { findFreePort, findFreePorts } from './free-ports.ts'
import { close, listen } from './listen.ts'

it('finds each port once, and none of those that systems give by themselves', async () => {
  const ports = [...(await findFreePorts(200)), await findFreePort()]
  expect(new Set(ports).size).toBe(201)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

it('finds ports on which nobody listens', async () => {
  for (const port of await findFreePorts(20)) {
    const { server } = await listen(() => undefined, port)
    onTestFinished(() => close(server))
    expect(server.listening).toBe(true)
  }
})
