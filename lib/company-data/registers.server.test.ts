import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { startLoopback } from '@/tests/loopback'
import { vies } from './registers.server'

const NIP = '5260250274'
const soon = () => AbortSignal.timeout(5_000)

/** VIES that has one reply for everybody, and the calls that it got. */
async function startVies(reply: unknown) {
  const calls: unknown[] = []
  const { origin, close } = await startLoopback((incoming, outgoing) => {
    void text(incoming).then((body) => {
      calls.push([incoming.method, incoming.url, incoming.headers['content-type'], body])
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  onTestFinished(close)
  return { calls, register: vies(origin) }
}

const found = {
  countryCode: 'PL',
  vatNumber: NIP,
  requestDate: '2026-11-28T10:00:00.000Z',
  valid: true,
  requestIdentifier: '',
  name: 'OPONY SP. Z O.O.',
  address: 'RYNEK 1\n30-001 KRAKÓW',
}

it('VIES is asked by its published call', async () => {
  const { calls, register } = await startVies(found)
  expect(await register(NIP, soon())).toEqual({
    name: 'OPONY SP. Z O.O.',
    address: 'RYNEK 1',
    postCode: '30-001',
    city: 'KRAKÓW',
  })
  expect(calls).toEqual([
    [
      'POST',
      '/taxation_customs/vies/rest-api/check-vat-number',
      'application/json',
      JSON.stringify({ countryCode: 'PL', vatNumber: NIP }),
    ],
  ])
})

it('VIES says that a number is not valid', async () => {
  const { register } = await startVies({ ...found, valid: false, name: '---', address: '---' })
  expect(await register(NIP, soon())).toBeNull()
})

it.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'TIMEOUT', 'SERVICE_UNAVAILABLE'])(
  'an outage that VIES reports with status 200 is a failure, and no company that does not exist: %s',
  async (error) => {
    const { register } = await startVies({ actionSucceed: false, errorWrappers: [{ error }] })
    await expect(register(NIP, soon())).rejects.toThrow(`VIES has no result: ${error}`)
  },
)

it('a reply of another shape is a failure', async () => {
  const { register } = await startVies({ isValid: true, userError: 'VALID', name: found.name })
  await expect(register(NIP, soon())).rejects.toThrow('VIES has no result')
})
